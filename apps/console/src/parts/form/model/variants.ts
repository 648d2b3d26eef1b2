import { Check } from 'typebox/value'
import { toWords } from '#parts/form/words/to-words.ts'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { isRecord, type SchemaNode, toSchema } from './schema-node.ts'

const literals = (node: SchemaNode): readonly [string, unknown][] =>
  Object.entries(node.properties ?? {}).flatMap(([key, property]) =>
    property.const === undefined ? [] : [[key, property.const] as [string, unknown]],
  )

const countOwnKeys = (node: SchemaNode, value: Readonly<Record<string, unknown>>): number =>
  Object.keys(value).filter(key => Object.hasOwn(node.properties ?? {}, key)).length

const countForeignKeys = (node: SchemaNode, value: Readonly<Record<string, unknown>>): number =>
  Object.keys(value).filter(key => !Object.hasOwn(node.properties ?? {}, key)).length

const toTypeName = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value

/** How well an incomplete value fits a variant: literals decide, then the keys, then the type. */
const scoreVariant = (node: SchemaNode, value: unknown): number => {
  if (Check(toSchema(node), value)) return Infinity
  if (!isRecord(value)) return node.type === toTypeName(value) ? 1 : 0
  if (node.type !== 'object') return -1
  const fitting = literals(node)
  if (fitting.some(([key, code]) => key in value && value[key] !== code)) return -1
  return 1 + fitting.length * 100 + countOwnKeys(node, value) - 10 * countForeignKeys(node, value)
}

/** The position of the variant that the value is of, also while the value is incomplete. */
export const findVariant = (variants: readonly SchemaNode[], value: unknown): number => {
  const scores = variants.map(variant => scoreVariant(variant, value))
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Variants without a literal, by their first own field. */
const variantWords: Readonly<Record<string, string>> = {
  everyMs: 'At a fixed interval',
  timeZone: 'At times of day',
  startAfterFullMs: 'When the last line is sold',
  fromPosition: 'By the numbers of events',
  from: 'By time',
}

/** Names a variant by its literal, or by the fields that only it has. */
export const nameVariant = (variants: readonly SchemaNode[], position: number): string => {
  const variant = variants[position]
  if (!variant) return ''
  const [literal] = literals(variant)
  if (literal) return toCodeWords(literal[1])
  const others = variants.filter(each => each !== variant)
  const names = Object.keys(variant.properties ?? {})
  const own = names.filter(name => others.every(other => !Object.hasOwn(other.properties ?? {}, name)))
  const known = own.length > 0 ? variantWords[own[0] ?? ''] : undefined
  if (known !== undefined) return known
  const [first = '', ...rest] = (own.length > 0 ? own : names).map(toWords)
  if (first === '') return toWords(variant.type ?? 'value')
  return [first, ...rest.slice(0, 2).map(lowerFirst)].join(', ')
}
