import { Type } from 'typebox'
import { Count, Nullable } from '#entities/values.ts'

/** The number of rows of one page of a list. */
export const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 200 }))

/** Where the next page of a list begins. Null after the last page. */
export const Next = Nullable(Count)
