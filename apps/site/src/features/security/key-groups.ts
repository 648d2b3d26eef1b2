/** "JBSW Y3DP EHPK": groups of four are easier to read and type. */
export const toKeyGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''
