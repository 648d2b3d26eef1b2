import { readFact, readText } from './read-facts.ts'

/** A prize of the settlement, as the gaming system sent it to the control system. */
export interface Payout {
  readonly seq0: number
  readonly tier: string
  readonly amount: bigint
}

/** One difference: the value of each system, or null where it has none. */
export interface Difference {
  readonly what: string
  /** The line of the ticket, from 1 on. */
  readonly line?: number
  readonly tier?: string
  readonly gaming: unknown
  readonly control: unknown
}

/** What both systems computed when they did not agree. */
export interface HoldOutputs {
  readonly result: string | undefined
  readonly payouts: readonly Payout[]
  readonly paid: bigint
  readonly root: string | undefined
  readonly differences: readonly Difference[]
}

const toAmount = (value: unknown): bigint =>
  typeof value === 'string' || typeof value === 'number' ? BigInt(value) : 0n

/** The amount of a payout in the form of the control system: from the pool and from the jackpot. */
export const sumParts = (value: unknown): bigint | null =>
  Array.isArray(value) ? value.reduce((sum: bigint, part: unknown) => sum + toAmount(part), 0n) : null

const toPayout = (value: unknown): Payout => ({
  seq0: Number(readFact(value, 'seq0')),
  tier: readText(value, 'tier') ?? '',
  amount: toAmount(readFact(value, 'fromPool')) + toAmount(readFact(value, 'fromJackpot')),
})

// The control system names its own value "ours".
const toDifference = (value: unknown): Difference => {
  const seq0 = readFact(value, 'seq0')
  const tier = readText(value, 'tier')
  return {
    what: readText(value, 'what') ?? '',
    ...(typeof seq0 === 'number' && { line: seq0 + 1 }),
    ...(tier !== undefined && { tier }),
    gaming: readFact(value, 'theirs') ?? null,
    control: readFact(value, 'ours') ?? null,
  }
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads what the last hold compared; undefined for a hold by a person. */
export const readHoldOutputs = (stored: unknown): HoldOutputs | undefined => {
  const platform = readFact(stored, 'platform')
  const control = readFact(stored, 'control')
  if (typeof platform !== 'object' || platform === null) return undefined
  const settlement = readFact(platform, 'settlement')
  return {
    result: readText(platform, 'result'),
    payouts: toList(readFact(settlement, 'payouts')).map(toPayout),
    paid: toAmount(readFact(settlement, 'paid')),
    root: readText(settlement, 'root'),
    differences: toList(readFact(control, 'differences')).map(toDifference),
  }
}
