import type { LaterTexts } from '../t'

/** German of the rooms that are opened later. */
export const later: LaterTexts = {
  'set.title': 'Einstellungen',

  'fair.title': 'Fair gemischt',
  'fair.sealed': 'Der Server versiegelte seinen Teil der Mischung, bevor du Platz nahmst. Danach gab dieses Gerät seinen Teil dazu, eine Zufallszahl, und die ist noch immer darin.',
  'fair.lobby': 'Der Server hat seinen Teil der Mischung versiegelt. Als du Platz nahmst, gab dieses Gerät seinen Teil dazu, eine Zufallszahl.',

  'menu.resign': 'Das Spiel endgültig verlassen',
  'menu.resign.sure': 'Endgültig gehen? Dein Beutel kommt in deine Truhe, und du kannst nicht mehr gewinnen.',
  'menu.leave': 'Den Platz aufgeben',
  'menu.leave.sure': 'Den Platz aufgeben? Dann kann ihn jemand anderes nehmen.',
  'menu.others': 'Die anderen',
  'menu.evict': '{name} den Platz wegnehmen',
  'menu.evict.sure': '{name} den Platz wegnehmen? Dann kann ihn jemand anderes nehmen.',
  'menu.remove': '{name} aus dem Spiel nehmen',
  'menu.remove.sure': '{name} endgültig aus dem Spiel nehmen? Der Beutel kommt in die Truhe, ein Sieg ist nicht mehr möglich.',
  'seat.title': 'Dein Platz auf anderen Geräten',
  'seat.devices': { one: 'Er ist auf {n} Gerät offen.', other: 'Er ist auf {n} Geräten offen.' },
  'seat.move': 'Auch auf einem anderen Gerät spielen',
  'seat.how': 'Scanne das mit dem anderen Gerät oder tippe den Code dort unter „Mit Code beitreten“ ein. Er gilt einmal, zehn Minuten lang.',
  'seat.signout': 'Alle anderen Geräte abmelden',
  'seat.signout.sure': 'Alle anderen Geräte dieses Platzes abmelden? Nur dieses bleibt.',
  'seat.letin': '{name} auf einem anderen Gerät hereinlassen',
  'seat.letin.how': 'Gib ihn nur an {name} weiter: Er öffnet diesen Platz, einmal, zehn Minuten lang. Der ganze Tisch erfährt davon.',
  'menu.yes': 'Ja',
  'menu.no': 'Nein',

  'ended.title': 'Höhle {n} ist verschlossen',
  'ended.next': 'In Höhle {n}',
  'ended.result': 'Zum Ergebnis',
  'result.title': 'Das Spiel ist aus',
  'result.won': '{names} gewinnt',
  'result.nobody': 'Niemand ist mehr da zum Gewinnen',
  'result.shared': 'Geteilter Sieg',
  'result.you': 'Du gewinnst',
  'result.points': { one: 'Punkt', other: 'Punkte' },
  'result.again': 'Neuen Tisch eröffnen',
  'result.cave': 'Es zählt, was in der Truhe liegt und was die Relikte wert sind.',

  'story.none': 'Seit du diese Seite geöffnet hast, ist nichts geschehen.',
  'story.away': 'Du warst weg: Was inzwischen geschah, steht nicht hier.',
}
