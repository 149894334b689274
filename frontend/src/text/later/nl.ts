import type { LaterTexts } from '../t'

/** Dutch of the rooms that are opened later. */
export const later: LaterTexts = {
  'set.title': 'Instellingen',

  'fair.title': 'Eerlijk geschud',
  'fair.sealed': 'De server verzegelde zijn deel van het schudden voordat je aanschoof. Daarna deed dit apparaat zijn deel erbij, een willekeurig getal, en dat zit er nog steeds in.',
  'fair.lobby': 'De server heeft zijn deel van het schudden verzegeld. Toen je aanschoof, deed dit apparaat zijn deel erbij, een willekeurig getal.',

  'menu.resign': 'Voorgoed uit het spel stappen',
  'menu.resign.sure': 'Voorgoed weg? Je buidel gaat in je kist, en je kunt niet meer winnen.',
  'menu.leave': 'Je plek opgeven',
  'menu.leave.sure': 'Je plek opgeven? Dan kan iemand anders hem nemen.',
  'menu.others': 'De anderen',
  'menu.evict': '{name} van tafel sturen',
  'menu.evict.sure': '{name} van tafel sturen? Dan kan iemand anders die plek nemen.',
  'menu.remove': '{name} uit het spel halen',
  'menu.remove.sure': '{name} voorgoed uit het spel halen? De buidel gaat in de kist, en winnen kan dan niet meer.',
  'seat.title': 'Je plek op andere apparaten',
  'seat.devices': { one: 'Je plek is open op {n} apparaat.', other: 'Je plek is open op {n} apparaten.' },
  'seat.move': 'Ook op een ander apparaat spelen',
  'seat.how': 'Scan dit met het andere apparaat, of typ de code daar bij “Meedoen met code”. Hij werkt één keer, tien minuten lang.',
  'seat.signout': 'Alle andere apparaten afmelden',
  'seat.signout.sure': 'Alle andere apparaten van deze plek afmelden? Alleen dit blijft.',
  'seat.letin': '{name} binnenlaten op een ander apparaat',
  'seat.letin.how': 'Geef hem alleen aan {name}: hij opent deze plek, één keer, tien minuten lang. De hele tafel krijgt het te horen.',
  'menu.yes': 'Ja',
  'menu.no': 'Nee',

  'ended.title': 'Grot {n} is gesloten',
  'ended.next': 'Grot {n} in',
  'ended.result': 'Naar de uitslag',
  'result.title': 'Het spel is uit',
  'result.won': '{names} wint',
  'result.nobody': 'Niemand over om te winnen',
  'result.shared': 'Gedeelde winst',
  'result.you': 'Jij wint',
  'result.points': { one: 'punt', other: 'punten' },
  'result.again': 'Nog een tafel openen',
  'result.cave': 'De score is wat in de kist zit plus wat de relieken waard zijn.',

  'story.none': 'Er is niets gebeurd sinds je deze pagina opende.',
  'story.away': 'Je was weg: wat er intussen gebeurde, staat hier niet.',
}
