/** English of the rooms that are opened later: the menu and settings, history, the end of a cave and of the game. */
export const later = {
  'set.title': 'Settings',

  'fair.title': 'A fair shuffle',
  'fair.sealed': 'The server sealed its part of the shuffle before you sat down. Then this device added its own part, a random number, and it is still in there.',
  'fair.lobby': 'The server has sealed its part of the shuffle. When you sat down, this device added its own part, a random number.',

  'menu.resign': 'Leave the game for good',
  'menu.resign.sure': 'Leave for good? Your bag goes into your chest, and you cannot win any more.',
  'menu.leave': 'Give up your seat',
  'menu.leave.sure': 'Give up your seat? Then somebody else can take it.',
  'menu.others': 'Remove somebody',
  'menu.evict': 'Take the seat away from {name}',
  'menu.remove': 'Remove {name} from the game',
  'menu.remove.sure': 'Remove {name} for good? The bag goes into the chest, and they cannot win any more.',
  'menu.yes': 'Yes',
  'menu.no': 'No',

  'ended.title': 'Cave {n} is closed',
  'ended.next': 'Into cave {n}',
  'ended.result': 'To the result',
  'result.title': 'The game is over',
  'result.won': '{names} wins',
  'result.nobody': 'Nobody is left to win',
  'result.shared': 'Shared victory',
  'result.you': 'You win',
  'result.points': { one: 'point', other: 'points' },
  'result.again': 'Start another table',
  'result.cave': 'A score is what the chest holds plus what the relics are worth.',

  'story.none': 'Nothing has happened since you opened this page.',
  'story.away': 'You were away: what happened meanwhile is not listed.',
} as const
