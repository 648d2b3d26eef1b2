/** Also bounds the distance between the numbers of one join's plays. */
export const maxLinesPerJoin = 100
