import type { LaterTexts } from '../t'

/** French of the rooms that are opened later. */
export const later: LaterTexts = {
  'set.title': 'Réglages',

  'fair.title': 'Un mélange équitable',
  'fair.sealed': 'Le serveur a scellé sa part du mélange avant que tu prennes place. Puis cet appareil a ajouté la sienne, un nombre aléatoire, et elle y est toujours.',
  'fair.lobby': 'Le serveur a scellé sa part du mélange. Quand tu as pris place, cet appareil a ajouté la sienne, un nombre aléatoire.',

  'menu.resign': 'Quitter la partie pour de bon',
  'menu.resign.sure': 'Quitter pour de bon\u202f? Ton sac passe dans ton coffre, et tu ne peux plus gagner.',
  'menu.leave': 'Rendre ma place',
  'menu.leave.sure': 'Rendre ta place\u202f? Quelqu’un d’autre pourra la prendre.',
  'menu.others': 'Les autres',
  'menu.evict': 'Retirer sa place à {name}',
  'menu.evict.sure': 'Retirer sa place à {name}\u202f? Quelqu’un d’autre pourra la prendre.',
  'menu.remove': 'Retirer {name} de la partie',
  'menu.remove.sure': 'Retirer {name} pour de bon\u202f? Son sac passe dans son coffre, et sa victoire devient impossible.',
  'seat.title': 'Ta place sur d’autres appareils',
  'seat.devices': {
    one: 'Elle est ouverte sur {n} appareil.',
    many: 'Elle est ouverte sur {n} appareils.',
    other: 'Elle est ouverte sur {n} appareils.',
  },
  'seat.move': 'Jouer aussi sur un autre appareil',
  'seat.how': 'Scanne-le avec l’autre appareil, ou tape-y le code sous «\u00a0Rejoindre avec un code\u00a0». Il sert une seule fois, dans les dix minutes.',
  'seat.signout': 'Déconnecter les autres appareils',
  'seat.signout.sure': 'Déconnecter tous les autres appareils de cette place\u202f? Seul celui-ci reste.',
  'seat.letin': 'Laisser entrer {name} depuis un autre appareil',
  'seat.letin.how': 'Donne-le seulement à {name}\u00a0: il ouvre cette place, une seule fois, dans les dix minutes. Toute la table en est prévenue.',
  'menu.yes': 'Oui',
  'menu.no': 'Non',

  'ended.title': 'La grotte {n} est fermée',
  'ended.next': 'Vers la grotte {n}',
  'ended.result': 'Voir le résultat',
  'result.title': 'Fin de la partie',
  'result.won': '{names} gagne',
  'result.nobody': 'Plus personne pour gagner',
  'result.shared': 'Victoire partagée',
  'result.you': 'Tu gagnes',
  'result.points': { one: 'point', many: 'points', other: 'points' },
  'result.again': 'Ouvrir une autre table',
  'result.cave': 'Le score, c’est le coffre et ce que valent les reliques.',

  'story.none': 'Il ne s’est rien passé depuis que tu as ouvert cette page.',
  'story.away': 'Ce qui s’est passé en ton absence ne figure pas ici.',
}
