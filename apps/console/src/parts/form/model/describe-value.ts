import type { TSchema } from 'typebox'
import {
  findMoneyFormat,
  type MoneyFormat,
  toAmountText,
  toDecimalText,
} from '#parts/form/texts/money-text.ts'
import { toDurationWords } from '#parts/form/texts/duration-text.ts'
import { toMomentWords } from '#parts/form/texts/time-text.ts'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { toLabel } from '#parts/form/words/to-words.ts'
import { type FieldKind, findFieldKind } from './field-kind.ts'
import { joinPath } from './paths.ts'
import { findRecordEntry, isRecord, type SchemaNode, toNode, withoutNull } from './schema-node.ts'
import { findVariant } from './variants.ts'

export interface DescribeOptions {
  readonly money?: MoneyFormat | undefined
  readonly timeZone?: string
  readonly labels?: Readonly<Record<string, string>>
}

export interface DescribedRow {
  readonly path: string
  readonly label: string
  readonly value: string
}

type ToWords = (value: unknown, options: DescribeOptions) => string

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 12 })
const toText: ToWords = value => String(value)
const toNumber: ToWords = value => (typeof value === 'number' ? number.format(value) : String(value))
const toList: ToWords = value =>
  Array.isArray(value) ? value.map(toCodeWords).join(', ') || 'None' : String(value)
const toJson: ToWords = value => JSON.stringify(value)

const withCurrency = (amount: string, money: MoneyFormat | undefined): string =>
  money ? `${amount} ${money.currency}` : amount

/** How a value reads on a screen. Groups, lists and records have rows of their own. */
const words: Readonly<Record<FieldKind, ToWords>> = {
  text: toText,
  longText: toText,
  fileText: value => `${number.format(String(value).length)} characters`,
  email: toText,
  url: toText,
  secret: () => 'Hidden',
  country: toText,
  currency: toText,
  reason: toText,
  requestId: toText,
  day: toText,
  integer: toText,
  number: toNumber,
  percent: value => `${String(value)}%`,
  duration: value => (typeof value === 'number' ? toDurationWords(value) : String(value)),
  time: (value, { timeZone = 'UTC' }) =>
    typeof value === 'number' ? toMomentWords(value, timeZone) : String(value),
  minorUnits: (value, { money }) =>
    money ? withCurrency(toAmountText(String(value), money), money) : `${String(value)} minor units`,
  decimalAmount: (value, { money }) => withCurrency(toDecimalText(String(value)), money),
  switch: value => (value === true ? 'Yes' : 'No'),
  choice: toCodeWords,
  literal: toCodeWords,
  choices: toList,
  codes: value => (Array.isArray(value) ? value.join(', ') || 'None' : String(value)),
  json: toJson,
  group: toJson,
  list: toJson,
  record: toJson,
  variant: toJson,
}

interface Place {
  readonly path: string
  readonly label: string
  readonly options: DescribeOptions
}

const describeObject = (node: SchemaNode, value: unknown, place: Place): readonly DescribedRow[] => {
  if (!isRecord(value)) return []
  const { path, label, options } = place
  const money = findMoneyFormat(value['currency']) ?? options.money
  const entry = findRecordEntry(node)
  return Object.keys({ ...node.properties, ...value }).flatMap(name => {
    const inner = node.properties?.[name] ?? entry?.value ?? {}
    const innerPath = joinPath(path, name)
    const own = options.labels?.[innerPath] ?? (node.properties?.[name] ? toLabel(innerPath) : name)
    return describeNode(inner, value[name], name, {
      path: innerPath,
      label: label === '' ? own : `${label} · ${own}`,
      options: { ...options, money },
    })
  })
}

const describeInside = (kind: FieldKind, node: SchemaNode, value: unknown, place: Place) => {
  if (kind === 'group' || kind === 'record') return describeObject(node, value, place)
  if (kind === 'variant')
    return describeNode(node.anyOf?.[findVariant(node.anyOf, value)] ?? {}, value, '', place)
  if (kind !== 'list' || !Array.isArray(value)) return []
  return value.flatMap((item, position) =>
    describeNode(node.items ?? {}, item, '', {
      ...place,
      path: joinPath(place.path, position),
      label: place.label === '' ? String(position + 1) : `${place.label} ${position + 1}`,
    }),
  )
}

const describeNode = (
  node: SchemaNode,
  value: unknown,
  name: string,
  place: Place,
): readonly DescribedRow[] => {
  if (value === undefined) return []
  const { path, label } = place
  const row = (text: string): DescribedRow => ({ path, label: label === '' ? 'Value' : label, value: text })
  if (value === null) return [row('None')]
  const inner = withoutNull(node)
  const kind = findFieldKind(inner, name)
  if (kind === 'requestId') return []
  const rows = describeInside(kind, inner, value, place)
  if (rows.length > 0) return rows
  const isEmpty = typeof value === 'object' && Object.keys(value).length === 0
  if (isEmpty) return path === '' ? [] : [row('None')]
  return [row(words[kind](value, place.options))]
}

/** The rows in which a person reads a value: the payload of a proposal. */
export const describeValue = (
  schema: TSchema,
  value: unknown,
  options: DescribeOptions = {},
): readonly DescribedRow[] => describeNode(toNode(schema), value, '', { path: '', label: '', options })

export interface DiffRow {
  readonly path: string
  readonly label: string
  /** Undefined if the value was not there before. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The rows that differ between two values, in the order of the schema. */
export const diff = (
  schema: TSchema,
  before: unknown,
  after: unknown,
  options: DescribeOptions = {},
): readonly DiffRow[] => {
  const old = new Map(describeValue(schema, before, options).map(row => [row.path, row]))
  const now = new Map(describeValue(schema, after, options).map(row => [row.path, row]))
  const removed = [...old.values()].filter(row => !now.has(row.path))
  return [...now.values(), ...removed]
    .map(({ path, label }) => ({ path, label, before: old.get(path)?.value, after: now.get(path)?.value }))
    .filter(row => row.before !== row.after)
}
