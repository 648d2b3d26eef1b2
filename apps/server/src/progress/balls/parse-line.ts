/** The numbers of a line of a game with one set of numbers. */
export const parseLine = (plays: string): number[] => plays.split(',').map(Number)
