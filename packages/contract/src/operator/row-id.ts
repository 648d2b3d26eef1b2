import { Type } from 'typebox'

/** A number that the database stores as an integer of 32 bits. */
export const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
