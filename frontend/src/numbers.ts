// Written by `make types` from engine/presets.py. Do not edit.
export const CAVES = [1, 2, 3, 4, 5] as const
export const FEWEST_EXPLORERS = 3
export const MOST_EXPLORERS = 8
