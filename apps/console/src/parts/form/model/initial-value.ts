import type { TSchema } from 'typebox'
import { findFieldKind, type FieldKind } from './field-kind.ts'
import { isNullable, isRecord, isRequired, type SchemaNode, toNode } from './schema-node.ts'

type CreateValue = (node: SchemaNode) => unknown

const createNothing: CreateValue = () => undefined
const createText: CreateValue = () => ''

/** A number or a choice has no harmless beginning, so these begin empty and the check asks for them. */
const beginnings: Readonly<Record<FieldKind, CreateValue>> = {
  text: createText,
  longText: createText,
  fileText: createText,
  email: createText,
  url: createText,
  secret: createText,
  country: createText,
  currency: createText,
  reason: createText,
  integer: createNothing,
  number: createNothing,
  percent: createNothing,
  duration: createNothing,
  time: createNothing,
  day: createNothing,
  minorUnits: createNothing,
  decimalAmount: createNothing,
  choice: createNothing,
  switch: () => false,
  literal: node => node.const,
  group: node => createObject(node, {}),
  list: ({ items = {}, minItems = 0 }) => Array.from({ length: minItems }, () => createNodeValue(items, '')),
  choices: () => [],
  codes: () => [],
  record: () => ({}),
  variant: node => createNodeValue(node.anyOf?.[0] ?? {}, ''),
  json: node => (node.type === 'object' ? {} : undefined),
  requestId: () => crypto.randomUUID(),
}

const createObject = (node: SchemaNode, fixed: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
      if (Object.hasOwn(fixed, name)) return [[name, fixed[name]]]
      if (!isRequired(node, name)) return []
      const value = createNodeValue(property, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The beginning of a field. A nullable field begins with null. */
export const createNodeValue = (node: SchemaNode, name: string): unknown =>
  isNullable(node) ? null : beginnings[findFieldKind(node, name)](node)

/** The value of a form before a person fills it in. `fixed` gives values of the upper level. */
export const createInitialValue = (
  schema: TSchema,
  fixed: Readonly<Record<string, unknown>> = {},
): unknown => {
  const node = toNode(schema)
  return findFieldKind(node, '') === 'group' ? createObject(node, fixed) : createNodeValue(node, '')
}

/** The beginning of another variant. It keeps texts and numbers that both have; groups of the same name have other fields. */
export const toVariantValue = (variant: SchemaNode, value: unknown): unknown => {
  const made = createNodeValue(variant, '')
  if (!isRecord(made) || !isRecord(value)) return made
  const kept = Object.entries(value).filter(([name, inner]) => {
    const property = variant.properties?.[name]
    return property !== undefined && property.const === undefined && typeof inner !== 'object'
  })
  return { ...made, ...Object.fromEntries(kept) }
}
