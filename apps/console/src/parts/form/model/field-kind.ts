import {
  CalendarDay,
  CountryId,
  CurrencyId,
  DecimalAmount,
  Email,
  RequestId,
  Time,
} from '@fairground/contract/entities/values'
import { MinorUnits, PositiveMinorUnits, SignedMinorUnits } from '@fairground/contract/operator/minor-units'
import { Reason } from '@fairground/contract/operator/operator-operation'
import type { TSchema } from 'typebox'
import { findCodes, findRecordEntry, type SchemaNode, toNode } from './schema-node.ts'

/** The ways in which a person enters a value. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'fileText'
  | 'email'
  | 'url'
  | 'secret'
  | 'country'
  | 'currency'
  | 'integer'
  | 'number'
  | 'percent'
  | 'duration'
  | 'time'
  | 'day'
  | 'minorUnits'
  | 'decimalAmount'
  | 'switch'
  | 'choice'
  | 'literal'
  | 'group'
  | 'list'
  | 'choices'
  | 'codes'
  | 'record'
  | 'variant'
  | 'json'
  | 'requestId'
  | 'reason'

const longTextFrom = 400
const fileTextFrom = 100_000
const couponUnits = '^(0|[1-9][0-9]{0,11})$'
const moneyNames = /amount|deposit$|reward|price|chips|cost|fee/i
const secretNames = /secret|^key$|payoutKey|hmacKeys|appToken|siteKey/i
const urlNames = /url$|^issuer$|^endpoint$/i

const getPattern = (schema: TSchema): string | undefined => toNode(schema).pattern
const minorUnits = [MinorUnits, SignedMinorUnits, PositiveMinorUnits].map(getPattern)

const kindByPattern: ReadonlyMap<string | undefined, FieldKind> = new Map<string | undefined, FieldKind>([
  [getPattern(Email), 'email'],
  [getPattern(CurrencyId), 'currency'],
  [getPattern(CountryId), 'country'],
  [getPattern(CalendarDay), 'day'],
  [getPattern(DecimalAmount), 'decimalAmount'],
  [getPattern(RequestId), 'requestId'],
])

const findTextKind = (node: SchemaNode, name: string): FieldKind => {
  const { pattern, maxLength = 0, description } = node
  if (minorUnits.includes(pattern) || (pattern === couponUnits && moneyNames.test(name))) return 'minorUnits'
  if (description === toNode(Reason).description && pattern === toNode(Reason).pattern) return 'reason'
  const byPattern = pattern === undefined ? undefined : kindByPattern.get(pattern)
  if (byPattern) return byPattern
  if (secretNames.test(name)) return 'secret'
  if (urlNames.test(name)) return 'url'
  if (maxLength >= fileTextFrom) return 'fileText'
  return maxLength >= longTextFrom && pattern === undefined ? 'longText' : 'text'
}

const findNumberKind = (node: SchemaNode, name: string): FieldKind => {
  if (node.type === 'number') return 'number'
  if (node.description === toNode(Time).description) return 'time'
  if (/percent/i.test(name) || (node.minimum === 0 && node.maximum === 100 && /^(min|max)$/.test(name)))
    return 'percent'
  return name.endsWith('Ms') ? 'duration' : 'integer'
}

const findListKind = (items: SchemaNode): FieldKind => {
  if (findCodes(items)) return 'choices'
  if (items.type === 'integer' && (items.maximum ?? Infinity) - (items.minimum ?? 0) < 12) return 'choices'
  return items.type === 'string' && items.pattern !== undefined && !items.pattern.includes(' ')
    ? 'codes'
    : 'list'
}

const findObjectKind = (node: SchemaNode): FieldKind => {
  if (Object.keys(node.properties ?? {}).length > 0 && node.additionalProperties === false) return 'group'
  if (findRecordEntry(node)) return 'record'
  return node.additionalProperties === false ? 'group' : 'json'
}

/** Decides how a field is entered, from its schema and the name of its property. */
export const findFieldKind = (node: SchemaNode, name: string): FieldKind => {
  if (node.const !== undefined) return 'literal'
  if (findCodes(node)) return 'choice'
  if (node.anyOf) return 'variant'
  if (node.type === 'string') return findTextKind(node, name)
  if (node.type === 'integer' || node.type === 'number') return findNumberKind(node, name)
  if (node.type === 'boolean') return 'switch'
  if (node.type === 'array' && node.items) return findListKind(node.items)
  return node.type === 'object' ? findObjectKind(node) : 'json'
}
