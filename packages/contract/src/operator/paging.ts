import { Type, type TSchema } from 'typebox'
import { Id, Nullable } from '#entities/values.ts'
import { RowId } from './row-id.ts'

/** The number of rows of one page of a list. */
export const Limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 200, description: 'The rows of the page. The default is 50.' }),
)

/**
 * Every list is read in the same way, whatever its order: `after` is the `next` of the page before, and `next` is null
 * after the last page.
 */
export const toPages = <S extends TSchema>(place: S) => ({
  input: { after: Type.Optional(place), limit: Limit },
  output: { next: Nullable(place) },
})

/** A place that only the server reads. */
const Place = Type.String({ pattern: '^[A-Za-z0-9_:.-]{1,120}$' })

/** Lists by a number of 32 bits, by a longer number, and by more than a number. */
export const rowPages = toPages(RowId)
export const idPages = toPages(Id)
export const placePages = toPages(Place)
