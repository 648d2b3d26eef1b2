import { CurrencyId, Id } from '@fairground/contract/entities/values'
import { Line } from '@fairground/contract/entities/plays/play'
import { Type, type TSchema } from 'typebox'
import { maxRowId } from '#platform/row-id.ts'

/** Amounts are stored as 64-bit integers. */
const amountsEnd = 2n ** 63n
export const Amount = Type.BigInt({ minimum: 0n, exclusiveMaximum: amountsEnd })

export const RowId = Type.Integer({ minimum: 1, maximum: maxRowId })
/** PostgreSQL stores no text with this character. */
const withoutNul = '^[^\\u0000]*$'
export const OpKey = Type.String({ minLength: 1, maxLength: 200, pattern: withoutNul })
/** A reference or a name. */
export const BoundedText = Type.String({ minLength: 1, maxLength: 200, pattern: withoutNul })
/** Longer texts, and those that may be empty. */
export const StoredText = (maxLength: number) => Type.String({ maxLength, pattern: withoutNul })
/** Epoch milliseconds. The clock of the database counts parts of them. */
export const Instant = Type.Number({ minimum: 0, maximum: 8.64e15 })

export const maxPlays = 1000
export const PlayCount = Type.Integer({ minimum: 0, maximum: maxPlays })
export const Repeats = Type.Integer({ minimum: 0, maximum: 1000 })
export const Lines = Type.Array(Line, { maxItems: maxPlays })
/** Ten times what one command carries today. */
export const maxBatch = 10_000

/** A field that may be missing. The broker also carries a field that is present and undefined. */
export const Maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Undefined()]))

/** The fields that most requests share. */
export const playerMoney = { playerId: RowId, currency: CurrencyId }
export const instanceMoney = { instanceId: RowId, currency: CurrencyId }
export const withdrawalRef = { withdrawalId: Id, ...playerMoney }
export const subscriptionRef = { subscriptionId: Id, ...playerMoney }
