const largest = 2_147_483_647

/** Ids of rows are 32-bit numbers: a larger one names nothing, and is not worth asking the database about. */
export const isRowId = (id: number): boolean => id <= largest
