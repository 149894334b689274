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
  'menu.others': 'Retirer quelqu’un',
  'menu.evict': 'Retirer sa place à {name}',
  'menu.remove': 'Retirer {name} de la partie',
  'menu.remove.sure': 'Retirer {name} pour de bon\u202f? Son sac passe dans son coffre, et sa victoire devient impossible.',
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
