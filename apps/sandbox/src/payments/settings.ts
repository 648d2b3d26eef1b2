/** The behaviour of the provider. Fractions are numbers from 0 to 1. */
export const defaultSettings = {
  /** The maximum number of times that every webhook is sent. */
  copies: 1,
  /** Sends each copy after a random delay. */
  shuffle: false,
  /** The maximum delay of a copy. */
  delayMs: 0,
  /** The fraction of webhooks that are accompanied by a forged one. */
  forged: 0,
  /** The fraction of webhooks that are sent only with an old timestamp. */
  stale: 0,
  /** The fraction of payments with an amount that differs from the order. */
  wrongAmount: 0,
  /** The fraction of calls that fail, half of them after being processed. */
  outage: 0,
  payoutRejected: 0,
  /** The fraction of payouts with an unknown status for `unknownMs`. */
  payoutUnknown: 0,
  unknownMs: 3000,
  /** The duration of delayed payments. */
  settleMs: 3000,
  payoutMs: 1500,
}

export type Settings = typeof defaultSettings

export const settingsSchema = {
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

/** Returns a generator of numbers from 0 to 1 with the same sequence for the same seed. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
