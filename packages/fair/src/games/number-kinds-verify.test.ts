import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cheat, resealTickets, sampleFile, sampleRecord } from '../sample-record.test-support.ts'
import { verifyDraw } from '../verify.ts'
import { numberGames } from './number-games.test-support.ts'
import { resultNumbers } from './result-text.ts'

const tickets = 60
const voided = [0, 7, 31]

describe.each(numberGames)('a draw record of a %s', (kind, { terms, plays }) => {
  const sold = fc.sample(plays, { numRuns: tickets, seed: 1 })
  const recordOf = (texts: readonly string[], outcome?: Cheat['outcome']) =>
    sampleRecord({
      tickets,
      seed: kind,
      voided,
      cheat: {
        seal: sealed => {
          const leaves = sealed.leaves.map((leaf, i) => ({ ...leaf, plays: texts[i] ?? '' }))
          return resealTickets({ ...sealed, ...terms, leaves })
        },
        ...(outcome && { outcome }),
      },
    })
  const failedStep = (record: ReturnType<typeof recordOf>) => verifyDraw(sampleFile(record)).failed?.id

  it('is valid, though tickets were taken back', () => {
    const record = recordOf(sold)
    expect(verifyDraw(sampleFile(record))).toMatchObject({ valid: true })
    expect(record.settlement.payouts.length).toBeGreaterThan(0)
    expect(record.settlement.payouts.every(payout => !voided.includes(payout.seq0))).toBe(true)
  })

  it('whose ticket holds no play is refused', () => {
    expect(failedStep(recordOf(sold.with(9, '1,1,1')))).toBe('leaves')
  })

  it('with another result is refused', () => {
    const changed = recordOf(sold, ({ result, settlement }) => {
      const text = result.text.replace(/^(\d+),(\d+)/, '$2,$1')
      return { result: { drawn: resultNumbers(text), text }, settlement }
    })
    expect(changed.result.text).not.toBe(recordOf(sold).result.text)
    expect(failedStep(changed)).toBe('result')
  })

  it('that pays more, or another tier, is refused', () => {
    const withFirst = (change: object) =>
      recordOf(sold, ({ result, settlement }) => {
        const [first, ...others] = settlement.payouts
        if (!first) throw new Error('nobody won')
        return { result, settlement: { ...settlement, payouts: [{ ...first, ...change }, ...others] } }
      })
    expect(failedStep(withFirst({ fromPool: '999999' }))).toBe('settlement')
    expect(failedStep(withFirst({ tier: 'another' }))).toBe('settlement')
  })
})
