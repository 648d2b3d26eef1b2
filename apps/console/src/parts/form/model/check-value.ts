import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { toExpectedWords } from './expected-words.ts'
import { findFieldKind } from './field-kind.ts'
import { joinPath } from './paths.ts'
import {
  findRecordEntry,
  isNullable,
  isRecord,
  isRequired,
  type SchemaNode,
  toNode,
  toSchema,
  withoutNull,
} from './schema-node.ts'
import { hasUnreadableText } from './unreadable-text.ts'
import { findVariant } from './variants.ts'

/** What is wrong with a field, in words for the person who fills it in. */
export interface FieldError {
  readonly path: string
  readonly text: string
}

const isValid = (node: SchemaNode, value: unknown): boolean =>
  Check(toSchema(node), value) && !hasUnreadableText(value)

const checkObject = (node: SchemaNode, value: unknown, path: string): readonly FieldError[] => {
  if (!isRecord(value)) return []
  const { properties = {} } = node
  const known = Object.entries(properties).flatMap(([name, property]) =>
    Object.hasOwn(value, name) || isRequired(node, name)
      ? checkNode(property, value[name], joinPath(path, name), name)
      : [],
  )
  const entry = findRecordEntry(node)
  const foreign = Object.keys(value).filter(name => !Object.hasOwn(properties, name))
  if (entry)
    return [
      ...known,
      ...foreign.flatMap(name =>
        new RegExp(entry.keyPattern).test(name)
          ? checkNode(entry.value, value[name], joinPath(path, name), name)
          : [
              {
                path: joinPath(path, name),
                text: toExpectedWords({ type: 'string', pattern: entry.keyPattern }, ''),
              },
            ],
      ),
    ]
  if (node.additionalProperties !== false) return known
  return [...known, ...foreign.map(name => ({ path: joinPath(path, name), text: 'Remove this entry' }))]
}

const checkInside = (node: SchemaNode, value: unknown, path: string): readonly FieldError[] => {
  const kind = findFieldKind(node, '')
  if (kind === 'group' || kind === 'record') return checkObject(node, value, path)
  if (kind === 'list' && Array.isArray(value))
    return value.flatMap((item, position) => checkNode(node.items ?? {}, item, joinPath(path, position), ''))
  if (kind !== 'variant') return []
  return checkInside(node.anyOf?.[findVariant(node.anyOf, value)] ?? {}, value, path)
}

/** A valid value has no errors, and any other value has at least one: the errors only explain the schema's verdict. */
const checkNode = (node: SchemaNode, value: unknown, path: string, name: string): readonly FieldError[] => {
  if (isValid(node, value)) return []
  const inner = isNullable(node) ? withoutNull(node) : node
  const inside = checkInside(inner, value, path)
  return inside.length > 0 ? inside : [{ path, text: toExpectedWords(inner, name) }]
}

export const checkValue = (schema: TSchema, value: unknown): readonly FieldError[] =>
  checkNode(toNode(schema), value, '', '')
