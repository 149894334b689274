/** The entrances on the table, one for each expedition. */
export const CAVES = [1, 2, 3, 4, 5] as const
