/** English of the rooms that are rarely opened: settings, how to play, history and replay. */
export const later = {
  'set.title': 'Settings',
} as const
