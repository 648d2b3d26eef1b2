import fc, { type Arbitrary } from 'fast-check'
import { findRecordEntry, isRequired, type SchemaNode } from '#parts/form/model/schema-node.ts'

const lastTime = Date.UTC(2100, 0, 1)

const createText = ({ pattern, minLength = 0, maxLength = Infinity }: SchemaNode): Arbitrary<string> => {
  const longest = Math.min(maxLength, minLength + 60)
  if (pattern === undefined) return fc.string({ minLength, maxLength: longest })
  return fc
    .stringMatching(new RegExp(pattern))
    .map(text => text.padEnd(minLength, 'x'))
    .filter(text => text.length <= maxLength && new RegExp(pattern).test(text))
}

const createNumber = ({ type, minimum = -1000, maximum = 1e6 }: SchemaNode): Arbitrary<number> => {
  const max = Math.min(maximum, lastTime)
  return type === 'integer'
    ? fc.integer({ min: minimum, max })
    : fc.double({ min: minimum, max, noNaN: true }).map(value => value + 0)
}

const createObject = (node: SchemaNode): Arbitrary<unknown> => {
  const { properties = {}, minProperties = 0, additionalProperties } = node
  const entry = findRecordEntry(node)
  if (entry)
    return fc.dictionary(
      fc.stringMatching(new RegExp(entry.keyPattern)).filter(key => key !== '__proto__'),
      createValues(entry.value),
      { maxKeys: 3, noNullPrototype: true },
    )
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, createValues(inner)])),
    {
      requiredKeys: Object.keys(properties).filter(name => isRequired(node, name)),
      noNullPrototype: true,
    },
  )
  const open =
    additionalProperties === false ? known : fc.tuple(known).map(([value]) => ({ ...value, kind: 'bingo' }))
  return open.filter(value => Object.keys(value).length >= minProperties)
}

/** Valid values of a schema of the contract. */
export const createValues = (node: SchemaNode): Arbitrary<unknown> => {
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.enum) return fc.constantFrom(...node.enum)
  if (node.anyOf) return fc.oneof(...node.anyOf.map(createValues))
  if (node.type === 'string') return createText(node)
  if (node.type === 'integer' || node.type === 'number') return createNumber(node)
  if (node.type === 'boolean') return fc.boolean()
  if (node.type === 'null') return fc.constant(null)
  if (node.type === 'array') {
    const { minItems: minLength = 0, maxItems = 3, items = {} } = node
    const maxLength = Math.min(maxItems, minLength + 3)
    return node.uniqueItems
      ? fc.uniqueArray(createValues(items), { minLength, maxLength })
      : fc.array(createValues(items), { minLength, maxLength })
  }
  return node.type === 'object' ? createObject(node) : fc.constant({})
}

/** Values that are near a valid one: one part is replaced, removed or added. */
export const createNearValues = (node: SchemaNode): Arbitrary<unknown> =>
  fc
    .tuple(
      createValues(node),
      fc.anything({ maxDepth: 1 }),
      fc.nat(),
      fc.constantFrom('set', 'drop', 'add', 'keep'),
    )
    .map(([value, other, step, change]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
      const keys = Object.keys(value)
      const key = keys[step % Math.max(1, keys.length)]
      if (change === 'keep' || key === undefined) return value
      if (change === 'add') return { ...value, unknownKey: other }
      const { [key as keyof typeof value]: _, ...rest } = value
      return change === 'drop' ? rest : { ...value, [key]: other }
    })
