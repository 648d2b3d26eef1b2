/** "JBSW Y3DP EHPK": four at a time, as one reads a long key aloud. */
export const inGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''
