/** How the provider behaves. A share is a number from 0 to 1. */
export const calm = {
  /** Every event comes once, or up to so many times. */
  copies: 1,
  /** Each copy leaves after a time of its own. */
  shuffle: false,
  /** How long a copy waits at most. */
  delayMs: 0,
  /** Events that come with another one beside them that is not ours. */
  forged: 0,
  /** Events that come only with an old time. */
  stale: 0,
  /** Payments of another amount than was asked for. */
  wrongAmount: 0,
  /** Calls that fail, half of them after having done their work. */
  outage: 0,
  payoutRejected: 0,
  /** Payouts of which nobody hears for a while. */
  payoutUnknown: 0,
  unknownMs: 3000,
  /** How long delayed payments take. */
  settleMs: 3000,
  payoutMs: 1500,
}

export type Settings = typeof calm

export const settingsShape = {
  type: 'object',
  additionalProperties: false,
  properties: {
    copies: { type: 'integer', minimum: 1, maximum: 5 },
    shuffle: { type: 'boolean' },
    ...Object.fromEntries(
      ['delayMs', 'unknownMs', 'settleMs', 'payoutMs'].map(name => [name, { type: 'integer', minimum: 0 }]),
    ),
    ...Object.fromEntries(
      ['forged', 'stale', 'wrongAmount', 'outage', 'payoutRejected', 'payoutUnknown'].map(name => [
        name,
        { type: 'number', minimum: 0, maximum: 1 },
      ]),
    ),
  },
} as const

/** From 0 up to 1, the same row of numbers for the same seed. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
