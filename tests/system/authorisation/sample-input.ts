import fc from 'fast-check'

/** The schema keywords that are supported. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Values by field name, at any depth. For a list field the value is the list itself or its only item. */
export type Known = Readonly<Record<string, unknown>>

/** Makes a value that fits the schema with every field set, using known values by field name. */
export const sampleInput = (schema: unknown, known: Known, name = ''): unknown => {
  const declared = schema as Schema
  if (declared.type === 'array') return sampleArray(declared, known, name)
  if (name in known && declared.type !== 'object') return known[name]
  if (declared.const !== undefined) return declared.const
  if (declared.enum) return declared.enum[0]
  if (declared.anyOf) return sampleInput(declared.anyOf[0], known, name)
  return plainSample(declared, known)
}

const plainSample = (declared: Schema, known: Known): unknown => {
  const { type, properties = {}, minimum = 1 } = declared
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, sampleInput(inner, known, key)]),
    )
  if (type === 'string') return sampleText(declared)
  if (type === 'integer' || type === 'number') return Math.max(1, minimum)
  return type === 'boolean' ? true : null
}

const sampleArray = ({ items, minItems = 1 }: Schema, known: Known, name: string): unknown[] =>
  Array.isArray(known[name])
    ? (known[name] as unknown[])
    : Array.from({ length: Math.max(1, minItems) }, () => sampleInput(items, known, name))

const sampleText = ({ pattern, minLength = 1 }: Schema): string => {
  if (pattern === undefined) return 'x'.repeat(Math.max(3, minLength))
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })
  return text.padEnd(minLength, 'x')
}
