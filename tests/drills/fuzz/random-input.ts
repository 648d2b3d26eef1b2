import { type OperationName, operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import type { SeededRandom } from '#support/seeded-random.ts'
import { choose, type FuzzWorld } from './fuzz-target.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

const numbers = [0, -1, 1, 2, 101, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 0.5, -0, 1e308]
const values: readonly unknown[] = [
  null,
  true,
  '',
  'GBP',
  'en_US',
  '0.001',
  '12.00',
  '99999999999999999999',
  '\u0000',
  '\ud800',
  "'; DROP TABLE player; --",
  '2026-02-30',
  'a@b.example',
  'x'.repeat(300),
  [],
  [[]],
  [[1, 2, 3]],
  [[1, 2, 3, 4, 5, 6]],
  {},
  { constructor: { prototype: {} } },
  ...numbers,
]

/** The encoder of the drill itself cannot pack much deeper values. The frames of `evil` are deeper. */
const maxDepth = 800

/** A value of any type, sometimes a deep or a long one. */
export const randomValue = (random: SeededRandom): unknown => {
  const kind = random.below(40)
  if (kind === 0) return nested(random.below(maxDepth))
  if (kind === 1) return Array.from({ length: random.below(500) }, () => choose(random, numbers))
  if (kind === 2)
    return String.fromCodePoint(...Array.from({ length: 1 + random.below(50) }, () => random.below(0xd7ff)))
  return choose(random, values)
}

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let left = depth; left > 0; left--) value = [value]
  return value
}

const fromSchema = (schema: Schema, random: SeededRandom, world: FuzzWorld, key = ''): unknown => {
  if (random.below(12) === 0) return randomValue(random)
  if (key === 'gameInstanceId') return choose(random, world.instanceIds)
  if (key === 'gameId') return choose(random, world.member.games).id
  if (key === 'currencyId') return world.member.currency
  if (key === 'requestId') return toUuid(random)
  if (schema.properties) {
    const known = Object.entries(schema.properties)
      .filter(() => random.below(8) > 0)
      .map(([name, inner]) => [name, fromSchema(inner, random, world, name)])
    const unknown = random.below(20) === 0 ? [['__proto__', randomValue(random)]] : []
    return Object.fromEntries([...known, ...unknown])
  }
  if (schema.type === 'array')
    return Array.from({ length: random.below(4) }, () => fromSchema(schema.items ?? {}, random, world))
  if (schema.type === 'integer' || schema.type === 'number')
    return random.below(2) === 0 ? random.below(60) : choose(random, numbers)
  if (schema.type === 'boolean') return random.below(2) === 0
  return randomValue(random)
}

const toUuid = (random: SeededRandom): string => {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
}

/** A purchase that is valid unless the instance has closed. */
const purchase = (random: SeededRandom, world: FuzzWorld): Call => ({
  name: 'joinGame',
  input: {
    requestId: toUuid(random),
    gameId: world.member.games[0]!.id,
    gameInstanceId: world.instanceIds[0]!,
    currencyId: world.member.currency,
    userPlays: [random.line(6, 49)],
    userPlaysCount: 1,
  },
})

export interface Call {
  readonly name: OperationName
  readonly input: unknown
}

/** One hash of a password takes a processor for some 50 ms, so few calls need one. */
const quickOperations = operationNames.filter(name => !/password|login|register|authentic/i.test(name))

/** A call of any operation: known keys with valid and invalid values, and sometimes an unknown key. */
export const randomCall = (random: SeededRandom, world: FuzzWorld): Call => {
  if (random.below(50) === 0) return purchase(random, world)
  const name = choose(random, random.below(20) === 0 ? operationNames : quickOperations)
  return { name, input: fromSchema(operations[name].input as Schema, random, world) }
}

/** These operations would end the session with which all other inputs are sent. */
export const endsSession = (name: OperationName): boolean => name === 'logout'
