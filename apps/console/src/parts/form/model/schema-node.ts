import type { TSchema } from 'typebox'

/** The schema keywords that the operator contract uses. */
export interface SchemaNode {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly SchemaNode[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: SchemaNode
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>
  readonly additionalProperties?: boolean | SchemaNode
  readonly minProperties?: number
  readonly required?: readonly string[]
  readonly description?: string
  readonly examples?: readonly unknown[]
}

export const toNode = (schema: TSchema): SchemaNode => schema
export const toSchema = (node: SchemaNode): TSchema => node

const isNull = (node: SchemaNode): boolean => node.type === 'null'

export const isNullable = (node: SchemaNode): boolean => node.anyOf?.some(isNull) ?? false

/** The schema without the choice of null. The description of the union describes its only variant too. */
export const withoutNull = (node: SchemaNode): SchemaNode => {
  if (!node.anyOf || !isNullable(node)) return node
  const variants = node.anyOf.filter(variant => !isNull(variant))
  const [only] = variants
  if (variants.length !== 1 || !only) return { ...node, anyOf: variants }
  return node.description === undefined || only.description !== undefined
    ? only
    : { ...only, description: node.description }
}

/** The codes of a closed choice: an enum, or a union of literals. */
export const findCodes = (node: SchemaNode): readonly unknown[] | undefined =>
  node.enum ??
  (node.anyOf?.every(variant => variant.const !== undefined)
    ? node.anyOf.map(variant => variant.const)
    : undefined)

/** The schema of the values of a record with free keys. */
export const findRecordEntry = (
  node: SchemaNode,
): { readonly keyPattern: string; readonly value: SchemaNode } | undefined => {
  const [entry] = Object.entries(node.patternProperties ?? {})
  return entry && { keyPattern: entry[0], value: entry[1] }
}

export const isRequired = (node: SchemaNode, name: string): boolean => node.required?.includes(name) ?? false

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
