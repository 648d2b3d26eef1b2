import { findFieldKind, type FieldKind } from './field-kind.ts'
import type { SchemaNode } from './schema-node.ts'

type ToWords = (node: SchemaNode) => string

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 12 })
const largestShown = 2_147_483_647

const toRange = ({ minimum, maximum }: SchemaNode): string => {
  const hasTop = maximum !== undefined && maximum < largestShown
  if (minimum !== undefined && hasTop) return ` from ${number.format(minimum)} to ${number.format(maximum)}`
  if (minimum !== undefined) return minimum === 0 ? ', 0 or more' : `, at least ${number.format(minimum)}`
  return hasTop ? `, at most ${number.format(maximum)}` : ''
}

const toLength = ({ minLength = 0, maxLength }: SchemaNode): string => {
  if (maxLength === undefined)
    return minLength > 1 ? ` of at least ${number.format(minLength)} characters` : ''
  return minLength > 0
    ? ` of ${number.format(minLength)} to ${number.format(maxLength)} characters`
    : ` of at most ${number.format(maxLength)} characters`
}

/** Says in words what the patterns of the contract ask for. */
const patternWords: Readonly<Record<string, string>> = {
  '\\S': 'Enter a text',
  '^[A-Za-z0-9_-]+$': 'Use letters, digits, hyphens and underscores',
  '^[A-Za-z0-9_=-]*$': 'Use letters, digits, hyphens and underscores',
  '^[A-Z]{4}-[A-Z]{4}$': 'Enter the code as ABCD-EFGH',
  '^[a-z][a-z0-9-]{1,30}$': 'Begin with a small letter; use small letters, digits and hyphens, at most 31',
  '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$': 'Enter a host name, such as play.example.com',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'Enter a time of day, such as 20:00',
  '^[A-Z0-9-]{2,32}$': 'Use 2 to 32 capital letters, digits and hyphens',
  '^[A-Za-z0-9_]{1,24}$': 'Enter a username: up to 24 letters, digits and underscores',
  '^[0-9]{1,18}$': 'Enter up to 18 digits',
  '^[A-Za-z0-9-]+$': 'Use letters, digits and hyphens',
  '^[a-z]{2}(_[A-Z]{2})?$': 'Enter a language, such as en or en_GB',
  '^[a-z]{2}_[A-Z]{2}$': 'Enter a language with its country, such as en_GB',
  '^[a-z0-9][a-z0-9-]{0,62}$': 'Use small letters, digits and hyphens, at most 63',
  '^[0-9a-f]{64}$': 'Enter the fingerprint: 64 characters from 0 to 9 and a to f',
  '^[0-9A-Fa-f]{64}$': 'Enter the key: 64 characters from 0 to 9 and A to F',
  '^/[^\\\\?#]*$': 'Enter a path that begins with a slash',
  '^acct_[A-Za-z0-9]{5,60}$': 'Enter the account, which begins with acct_',
  '^(sk|rk)_(live|test)_[A-Za-z0-9]{5,300}$': 'Enter the key, which begins with sk_ or rk_',
  '^whsec_[A-Za-z0-9+/=]{8,200}$': 'Enter the secret, which begins with whsec_',
  '^(0|[1-9][0-9]{0,8})([.][0-9]{1,12})?$': 'Enter a number with at most 12 decimals, such as 1.25',
}

const toTextWords: ToWords = node => {
  if (node.pattern === undefined) return `Enter a text${toLength(node)}`
  const words = patternWords[node.pattern] ?? 'Enter a text in the expected form'
  return node.maxLength === undefined
    ? words
    : `${words}, at most ${number.format(node.maxLength)} characters`
}

const toCountWords = (node: SchemaNode, thing: string): string => {
  const { minItems = 0, maxItems } = node
  if (maxItems === undefined) return `Enter at least ${minItems} ${thing}`
  return minItems > 0
    ? `Enter ${minItems} to ${number.format(maxItems)} different ${thing}`
    : `Enter at most ${number.format(maxItems)} different ${thing}`
}

const toMoneyWords: ToWords = ({ pattern = '' }) => {
  if (pattern.startsWith('^-?')) return 'Enter an amount that is not zero; a minus takes money away'
  return pattern.startsWith('^[1-9]') ? 'Enter an amount above zero' : 'Enter an amount, such as 1,250.00'
}

const words: Readonly<Record<FieldKind, ToWords>> = {
  text: toTextWords,
  longText: toTextWords,
  fileText: node => `Choose a file or enter a text${toLength(node)}`,
  email: () => 'Enter an e-mail address, such as name@example.com',
  url: node => `Enter an address${toLength(node)}`,
  secret: toTextWords,
  country: () => 'Choose a country',
  currency: () => 'Choose a currency',
  integer: node => `Enter a whole number${toRange(node)}`,
  number: node => `Enter a number${toRange(node)}`,
  percent: node => `Enter a whole percentage${toRange(node)}`,
  duration: () => 'Enter a length of time within the allowed range',
  time: () => 'Enter a date and a time',
  day: () => 'Enter a date',
  minorUnits: toMoneyWords,
  decimalAmount: () => 'Enter an amount, such as 1,250.00',
  switch: () => 'Choose yes or no',
  choice: () => 'Choose one',
  literal: () => 'This value cannot be changed',
  group: () => 'Fill in at least one field',
  list: node => toCountWords(node, 'entries'),
  choices: ({ minItems = 0 }) => (minItems > 0 ? `Choose at least ${minItems}` : 'Choose from the list'),
  codes: node => toCountWords(node, 'entries'),
  record: () => 'Check the entries',
  variant: () => 'Choose one of the kinds',
  json: () => 'Enter a JSON object',
  requestId: () => 'The identifier of this request is missing',
  reason: () => 'Give a reason',
}

/** Says what a field accepts: "Enter a whole number from 1 to 200". */
export const toExpectedWords = (node: SchemaNode, name: string): string =>
  words[findFieldKind(node, name)](node)
