import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'

/** Every object on the wire is closed: unknown keys are rejected, not ignored. */
export const closed = <P extends TProperties>(properties: P, description?: string): TObject<P> =>
  Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  })

/** The input of an operation without arguments. The type of Type.Object({}) would be `object`, which accepts anything. */
export const NoInput = Type.Unsafe<Record<string, never>>(closed({}))

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
export const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
export const Version = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'Increases with every change. A client drops values that are not newer than the last one it has seen.',
})
/** No date is later, in JavaScript or in the database. */
const lastTime = 8.64e15
export const Time = Type.Integer({
  minimum: 0,
  maximum: lastTime,
  description: 'Epoch milliseconds of the server clock.',
})
export const CalendarDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'YYYY-MM-DD' })

const decimals = '(0|[1-9][0-9]{0,17})([.][0-9]{1,4})?'
export const DecimalAmount = Type.String({
  pattern: `^${decimals}$`,
  description: 'An amount of money as a decimal string in units of the accompanying currency.',
  examples: ['12.50'],
})
export const SignedAmount = Type.String({ pattern: `^-?${decimals}$`, examples: ['-2.40'] })
export const Percent = Type.String({ pattern: '^[0-9]{1,3}([.][0-9]{1,2})?$', examples: ['55.00'] })

export const CurrencyId = Type.String({ pattern: '^[A-Z]{3}$', examples: ['GBP'] })
export const CountryId = Type.String({ pattern: '^[A-Z]{2}$', examples: ['GB'] })
export const LanguageId = Type.String({ pattern: '^[a-z]{2}(_[A-Z]{2})?$', examples: ['en_US'] })

export const Username = Type.String({ pattern: '^[A-Za-z0-9_]{1,24}$' })
export const NewPassword = Type.String({ minLength: 6, maxLength: 128 })
/** A password that is only compared, so it may have any format. */
export const EnteredPassword = Type.String({ maxLength: 256 })
export const Email = Type.String({
  pattern: '^[^\\s@]{1,64}@[^\\s@]{1,185}[.][^\\s@.]{2,63}$',
  maxLength: 254,
})
export const Phone = Type.String({ pattern: '^[+]?[0-9 ()-]{6,24}$' })
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
})
export const RequestId = Type.String({
  ...Uuid,
  description:
    'Created by the client once per action. A retry with the same id and content returns the first result again.',
})
export const HexHash = Type.String({ pattern: '^[0-9a-f]{64}$' })
export const Signature = Type.String({ pattern: '^[0-9a-f]{128}$' })
export const SecretKey = Type.String({ minLength: 16, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' })
export const ShortText = Type.String({ maxLength: 144 })
export const Name = Type.String({ minLength: 1, maxLength: 64 })
export const LongText = Type.String({ maxLength: 4000 })
export const Html = Type.String({ maxLength: 100_000 })
export const Url = Type.String({ maxLength: 2048 })
export const Page = Type.Integer({ minimum: 0, maximum: 100_000 })
export const MaxResults = Type.Integer({ minimum: 1, maximum: 100 })

export const ResultOne = closed({ result: Type.Literal(1) })
export const ResultZeroOrOne = closed({ result: Type.Enum([0, 1]) })
export const ResultSuccess = closed({ result: Type.Literal('success') })

export type DecimalAmount = Static<typeof DecimalAmount>
