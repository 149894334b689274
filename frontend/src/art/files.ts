// Written by `make art`.
/** The drawings that lie in first.svg and in later.svg; all others are in sprite.svg. */
export const FIRST: ReadonlySet<string> = new Set(['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'chest', 'fire', 'fire-2', 'log', 'logo', 'back-arrow', 'torch-out', 'glow', 'cave', 'hero', 'ridge'])
export const LATER: ReadonlySet<string> = new Set(['laurel', 'laurel-sole', 'mouth-tall', 'ahead-tall'])
