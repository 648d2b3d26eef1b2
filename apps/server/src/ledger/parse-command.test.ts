import { describe, expect, it } from 'vitest'
import { decode, encode } from '#platform/broker/broker.ts'
import type { CommandName } from './commands.ts'
import { parseCommand } from './parse-command.ts'
import { requestExamples } from './request-schemas/request-examples.test-support.ts'

const names = Object.keys(requestExamples) as CommandName[]

/** Whether the lane accepts the command after the broker has carried it. */
const isAccepted = (name: unknown, request: unknown): boolean =>
  parseCommand(decode(encode({ name, request }))) !== undefined

type Path = readonly string[]

/** The paths of the example's fields and list entries. Content has no fixed shape. */
const findPaths = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null && path[0] !== 'content'
    ? [path, ...Object.entries(value).flatMap(([key, each]) => findPaths(each, [...path, key]))]
    : [path]

const readAt = (value: unknown, path: Path): unknown =>
  path.reduce((each, key) => (each as Record<string, unknown>)[key], value)

const changeAt = (example: unknown, path: Path, change: (old: never) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(example as never)
  const copy = Array.isArray(example) ? [...(example as unknown[])] : { ...(example as object) }
  return Object.assign(copy, { [key]: changeAt(readAt(example, [key]), rest, change) })
}

const wrongValues = {
  string: [undefined, null, true, 1, 1n, [], {}, 'x'.repeat(5000), 'x\u0000'],
  number: [undefined, null, true, '1', 1n, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -2, 2 ** 53, [], {}],
  bigint: [undefined, null, true, '1', 1, 1.5, Number.NaN, -1n, 2n ** 63n, 2n ** 64n - 1n, [], {}],
  boolean: [undefined, null, 1, 'true', [], {}],
  list: [undefined, null, true, 1, 'x', {}, new Date(0), Array.from({ length: 10_001 }, () => 1)],
  object: [undefined, null, true, 1, 'x', [], new Date(0), Buffer.from('x')],
}

const toValueKind = (value: unknown): keyof typeof wrongValues =>
  Array.isArray(value) ? 'list' : (typeof value as keyof typeof wrongValues)

/** Values of another type that a field may have. */
const allowed: { readonly [field: string]: unknown } = {
  mayMove: undefined,
  multiOptions: undefined,
  repeats: undefined,
  payIn: undefined,
  nextInstanceId: null,
  agentId: null,
  newCap: null,
  recipientId: null,
  // The clock of the database counts parts of a millisecond.
  expiresAt: 1.5,
}
const optional = ['mayMove', 'multiOptions', 'repeats', 'payIn']
const mayBeMissing = (name: CommandName, field: string | number): boolean =>
  optional.includes(String(field)) || (name === 'settleSuspense' && field === 'playerId')

const isAllowed = (name: CommandName, path: Path, value: unknown): boolean => {
  const field = path.at(-1) ?? ''
  if (name === 'settleSuspense' && field === 'playerId') return value === undefined
  if (name === 'adjust' && field === 'amount' && value === -1n) return true
  return field in allowed && Object.is(allowed[field], value)
}

describe.each(names)('%s', name => {
  const example: unknown = requestExamples[name]
  const paths = findPaths(example).filter(path => path[0] !== 'content')

  it('accepts the example', () => {
    const command = { name, request: example }
    expect(parseCommand(decode(encode(command)))).toEqual(command)
  })

  it('refuses a missing field unless it is optional', () => {
    for (const path of findPaths(example)) {
      const field = path.at(-1)
      if (field === undefined || Array.isArray(readAt(example, path.slice(0, -1)))) continue
      const changed = changeAt(
        example,
        path.slice(0, -1),
        ({ [field]: _, ...others }: Record<string, unknown>) => others,
      )
      expect([path, isAccepted(name, changed)]).toEqual([path, mayBeMissing(name, field)])
    }
  })

  it('refuses another field', () => {
    for (const path of paths.filter(each => toValueKind(readAt(example, each)) === 'object'))
      for (const field of ['extra', '__proto_', 'toString', 'opHash'])
        for (const value of [1, undefined]) {
          const changed = changeAt(example, path, (old: object) => ({ ...old, [field]: value }))
          expect([path, field, isAccepted(name, changed)]).toEqual([path, field, false])
        }
  })

  it('refuses values of another type, amounts below zero, parts of a number and values without a bound', () => {
    for (const path of paths)
      for (const value of wrongValues[toValueKind(readAt(example, path))]) {
        const changed = changeAt(example, path, () => value)
        expect([path, value, isAccepted(name, changed)]).toEqual([path, value, isAllowed(name, path, value)])
      }
  })
})

describe('a command', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'join ',
    'Join',
    '',
    0,
    1n,
    true,
    null,
    undefined,
    ['join'],
    { join: 1 },
  ])('of the name %s is refused', name => {
    for (const request of [requestExamples.join, requestExamples.deposit, {}, undefined])
      expect(isAccepted(name, request)).toBe(false)
  })

  it('is refused when it is no object of a name and a request', () => {
    const { deposit: request } = requestExamples
    const values = [
      undefined,
      null,
      1,
      1n,
      'deposit',
      [],
      ['deposit', request],
      {},
      { name: 'deposit' },
      { request },
      { name: 'deposit', request, more: 1 },
      { name: 'deposit', more: request },
      [{ name: 'deposit', request }],
    ]
    for (const value of values) expect(parseCommand(decode(encode(value)))).toBeUndefined()
  })

  it('may have a deadline, which is a time', () => {
    const { join: request } = requestExamples
    const accepts = (decideBefore: unknown) =>
      parseCommand(decode(encode({ name: 'join', request, decideBefore }))) !== undefined
    expect([0, 1.5, 1_800_000_000_000, undefined].map(accepts)).toEqual([true, true, true, true])
    const refused = [-1, 1e16, Number.NaN, Number.POSITIVE_INFINITY, null, '5', 5n, [5], {}]
    expect(refused.map(accepts)).toEqual(refused.map(() => false))
  })

  it('is refused with the request of another command', () => {
    const { deposit, expireBonus } = requestExamples
    expect(isAccepted('grantBonus', deposit)).toBe(false)
    expect(isAccepted('forfeitBonus', expireBonus)).toBe(false)
    expect(isAccepted('openDeck', requestExamples.refund)).toBe(false)
  })
})

describe('a field', () => {
  const { join, deposit, exchange, creditCoupon } = requestExamples

  it.each(['eur', 'EURO', 'EU', '', 'EUR\n', '€€€'])('is not the currency %j', currency => {
    expect(isAccepted('deposit', { ...deposit, currency })).toBe(false)
  })

  it('is no id outside the range of its table', () => {
    for (const playerId of [0, -1, 2 ** 31, 2 ** 53])
      expect(isAccepted('deposit', { ...deposit, playerId })).toBe(false)
    expect(isAccepted('deposit', { ...deposit, playerId: 2 ** 31 - 1 })).toBe(true)
  })

  it('is an operation key of 1 to 200 characters', () => {
    const accepts = (length: number) => isAccepted('deposit', { ...deposit, opKey: 'x'.repeat(length) })
    expect([0, 1, 200, 201].map(accepts)).toEqual([false, true, true, false])
  })

  it('is an amount of 64 bits', () => {
    const accepts = (amount: bigint) => isAccepted('deposit', { ...deposit, amount })
    expect([0n, 2n ** 63n - 1n, 2n ** 63n].map(accepts)).toEqual([true, true, false])
  })

  it('is the content of a client: plain values within bounds', () => {
    const accepts = (content: unknown) => isAccepted('join', { ...join, content })
    const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)])
    const plain = [{}, 'other', 5, null, { a: undefined, b: [true, null, 'x', 1.5] }, nest(4)]
    expect(plain.map(accepts)).toEqual(plain.map(() => true))
    const refused = [
      undefined,
      1n,
      Number.NaN,
      nest(5),
      'x'.repeat(1001),
      Array.from({ length: 1001 }, () => 1),
      Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [n, n])),
      new Date(0),
      Buffer.from('x'),
    ]
    expect(refused.map(accepts)).toEqual(refused.map(() => false))
  })

  it('is either the amount of an exchange or its pack, and never a rate', () => {
    const { amount: _, ...pack } = { ...exchange, amount: 1n, packId: 3 }
    expect(isAccepted('exchange', pack)).toBe(true)
    const refused = [
      { ...exchange, packId: 3 },
      { ...exchange, ratio: '1000' },
      { ...exchange, converted: 1n },
      { ...pack, converted: 1n },
    ]
    expect(refused.map(each => isAccepted('exchange', each))).toEqual(refused.map(() => false))
    const payIn = { currency: 'GBP', value: '1000', gameValue: '1' }
    expect(isAccepted('join', { ...join, payIn })).toBe(false)
  })

  it('belongs to the same variant of a coupon', () => {
    const { wageringTimes: _, weight: __, expiresAt: ___, ...cash } = creditCoupon as Record<string, unknown>
    expect(isAccepted('creditCoupon', { ...cash, instant: true })).toBe(true)
    expect(isAccepted('creditCoupon', { ...cash, instant: false })).toBe(false)
    expect(isAccepted('creditCoupon', { ...creditCoupon, instant: true })).toBe(false)
  })
})

it('accepts the largest requests of the contract and of the organizers', () => {
  const { join, buyCards, pay, assignCards } = requestExamples
  const lines = Array.from({ length: 1000 }, () => Array.from({ length: 90 }, (_, n) => n - 1))
  const multiOptions = lines.map(() => [1000, 1000, 1000])
  const content = { userPlays: lines, userPlaysCount: 1000, multiOptions, subscriptions: 520 }
  expect(isAccepted('join', { ...join, content, lines, multiOptions, count: 1000, repeats: 520 })).toBe(true)
  expect(isAccepted('buyCards', { ...buyCards, count: 0 })).toBe(true)
  expect(isAccepted('pay', { ...pay, seqs: Array.from({ length: 1000 }, (_, n) => n + 1) })).toBe(true)
  const cards = Array.from({ length: 1000 }, () => assignCards.cards[0])
  expect(isAccepted('assignCards', { ...assignCards, cards })).toBe(true)
})

it.each([
  ['spendGift', 'giftId'],
  ['claimOffer', 'offerId'],
  ['redeemOffer', 'offerId'],
  ['rewardReferral', 'referralId'],
] as const)('refuses the command %s if its column cannot hold the %s', (name, field) => {
  expect(isAccepted(name, { ...requestExamples[name], [field]: 2 ** 31 })).toBe(false)
})
