import { Type } from 'typebox'

const maximum = 2_147_483_647

/** A number that the database stores as an integer of 32 bits. */
export const RowId = Type.Integer({ minimum: 1, maximum })

/** The last row of the page before, or 0 before the first page. */
export const RowPosition = Type.Integer({ minimum: 0, maximum })
