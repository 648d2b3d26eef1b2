import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cheat, resealTickets, sampleFile, sampleRecord } from '#record/sample-record.test-support.ts'
import { verifyDraw } from '#verify.ts'
import { numberGames } from './shared/number-games.test-support.ts'
import { resultNumbers } from './shared/result-text.ts'

const tickets = 60
const voided = [0, 7, 31]

describe.each(numberGames)('draw record of a %s', (kind, { terms, plays }) => {
  const sold = fc.sample(plays, { numRuns: tickets, seed: 1 })
  const buildRecord = (texts: readonly string[], outcome?: Cheat['outcome']) =>
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
  const failedStep = (record: ReturnType<typeof buildRecord>) => verifyDraw(sampleFile(record)).failed?.id

  it('accepts a record with voided tickets', () => {
    const record = buildRecord(sold)
    expect(verifyDraw(sampleFile(record))).toMatchObject({ valid: true })
    expect(record.settlement.payouts.length).toBeGreaterThan(0)
    expect(record.settlement.payouts.every(payout => !voided.includes(payout.seq0))).toBe(true)
  })

  it('rejects a ticket without a valid play', () => {
    expect(failedStep(buildRecord(sold.with(9, '1,1,1')))).toBe('leaves')
  })

  it('rejects another result', () => {
    const changed = buildRecord(sold, ({ result, settlement }) => {
      const text = result.text.replace(/^(\d+),(\d+)/, '$2,$1')
      return { result: { drawn: resultNumbers(text), text }, settlement }
    })
    expect(changed.result.text).not.toBe(buildRecord(sold).result.text)
    expect(failedStep(changed)).toBe('result')
  })

  it('rejects a higher payout or another tier', () => {
    const withFirst = (change: object) =>
      buildRecord(sold, ({ result, settlement }) => {
        const [first, ...others] = settlement.payouts
        if (!first) throw new Error('nobody won')
        return { result, settlement: { ...settlement, payouts: [{ ...first, ...change }, ...others] } }
      })
    expect(failedStep(withFirst({ fromPool: '999999' }))).toBe('settlement')
    expect(failedStep(withFirst({ tier: 'another' }))).toBe('settlement')
  })
})
