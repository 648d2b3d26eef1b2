interface Schema {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

export type FieldPath = readonly (string | number)[]

const types = { number: ['integer', 'number'], text: ['string'] } as const

/** The paths of all fields that may be a number or a text, as `sampleInput` fills them: with one item in each list. */
export const findFields = (
  schema: unknown,
  kind: keyof typeof types,
  path: FieldPath = [],
): readonly FieldPath[] => {
  const { type, anyOf = [], items, properties = {} } = schema as Schema
  const found = [
    ...(types[kind].some(each => each === type) ? [path] : []),
    ...anyOf.flatMap(each => findFields(each, kind, path)),
    ...(items ? findFields(items, kind, [...path, 0]) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => findFields(inner, kind, [...path, name])),
  ]
  return found.filter((each, i) => found.findIndex(other => other.join('.') === each.join('.')) === i)
}

/** The same input with another value in one field. Missing objects on the way are created. */
export const withField = (input: unknown, [name, ...rest]: FieldPath, value: unknown): unknown => {
  if (name === undefined) return value
  if (typeof name === 'number') {
    const [first, ...others] = Array.isArray(input) ? (input as unknown[]) : [undefined]
    return [withField(first, rest, value), ...others]
  }
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  return { ...fields, [name]: withField(fields[name], rest, value) }
}
