import { describe, expect, it } from 'vitest'
import { firstViolation, simulate } from './command.ts'
import { runRewardYear } from './rewards/reward-year.ts'
import { runSeed } from './run-seed.ts'

describe('the ledger core in a simulated world', () => {
  it('holds every invariant for 100 seeds', () => {
    const lines: string[] = []
    const code = simulate(['--seeds', '100'], { print: line => lines.push(line) })
    expect(lines.at(-1)).toMatch(/^simulate: 100 seeds, \d+ steps, 0 violations$/)
    expect(code).toBe(0)
  }, 300_000)

  it('gives the same run for the same seed and a different run for another seed', () => {
    const fingerprints = [7, 7, 8].map(seed => runSeed({ seed, operations: 200 }).fingerprint)
    expect(fingerprints[0]).toBe(fingerprints[1])
    expect(fingerprints[0]).not.toBe(fingerprints[2])
  })

  it.each([
    'epoch-not-raised',
    'answer-before-commit',
    'paid-again-after-crash',
    'prize-not-taken-off-losses',
    'withdrawal-before-wagering-is-done',
    'cancelled-after-close',
    'cancelled-twice',
    'offer-claimed-again',
    'reward-while-off',
    'receipt-batches-forked',
    'deadline-ignored',
    'refusals-forgotten',
    'early-not-compared',
  ])(
    'finds the planted bug %s',
    plant => {
      expect(firstViolation(plant, { first: 1, seeds: 100, operations: 200 })?.violation).toBeDefined()
    },
    60_000,
  )

  it('pays every reward once and none on a break, in sixty days of 300 players', () => {
    const { violations, claims, referrals } = runRewardYear({ seed: 1, players: 300, days: 60 })
    expect(violations).toEqual([])
    expect(claims).toBeGreaterThan(50)
    expect(referrals).toBeGreaterThan(10)
  })
})
