/** Also bounds how far the plays of one join lie apart. */
export const maxLinesPerJoin = 100
