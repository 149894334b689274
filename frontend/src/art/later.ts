// Written by `make art`.
/** The drawings that lie in later.svg; all others are in sprite.svg. */
export const LATER: ReadonlySet<string> = new Set(['laurel', 'laurel-sole', 'mouth-tall', 'ahead-tall'])
