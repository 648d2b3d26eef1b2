export const maxRowId = 2_147_483_647

/** Row ids are 32-bit integers. A larger id cannot exist and would fail in the query. */
export const isRowId = (id: number): boolean => id <= maxRowId
