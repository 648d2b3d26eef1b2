import { describe, expect, it } from 'vitest'
import { type Cheat, resealTickets, sampleFile, sampleRecord } from '#record/sample-record.test-support.ts'
import { verifyDraw } from '#verify.ts'
import { dealtGames as kinds } from './shared/dealt-games.test-support.ts'

const tickets = 40
const voided = [0, 7, 31]
const buildRecord = (name: keyof typeof kinds, plays: (i: number) => string, outcome?: Cheat['outcome']) => {
  const { rules, prizeTable } = kinds[name]
  return sampleRecord({
    tickets,
    seed: name,
    voided,
    cheat: {
      seal: sealed =>
        resealTickets({
          ...sealed,
          rules,
          prizeTable,
          leaves: sealed.leaves.map((leaf, i) => ({ ...leaf, plays: plays(i) })),
        }),
      ...(outcome && { outcome }),
    },
  })
}

const failedStep = (record: ReturnType<typeof buildRecord>) => verifyDraw(sampleFile(record)).failed?.id

describe.each(['raffle', 'bingo'] as const)('draw record of a %s', name => {
  const { plays } = kinds[name]
  const honest = buildRecord(name, plays)

  it('accepts a record with voided tickets', () => {
    expect(verifyDraw(sampleFile(honest))).toMatchObject({ valid: true })
    expect(honest.settlement.payouts.length).toBeGreaterThan(2)
    expect(honest.settlement.payouts.every(payout => !voided.includes(payout.seq0))).toBe(true)
  })

  it('rejects tickets with cards that the rules do not deal', () => {
    expect(failedStep(buildRecord(name, i => (i === 9 ? '1,2,3' : plays(i))))).toBe('leaves')
  })

  it('rejects another result', () => {
    const swapped = buildRecord(name, plays, ({ result, settlement }) => {
      const [first = 0, second = 0, ...others] = result.drawn
      const drawn = [second, first, ...others]
      return { result: { drawn, text: drawn.join(',') }, settlement }
    })
    expect(failedStep(swapped)).toBe('result')
  })

  it('rejects a payout to another ticket', () => {
    const moved = buildRecord(name, plays, ({ result, settlement }) => ({
      result,
      settlement: {
        ...settlement,
        payouts: settlement.payouts.map((payout, i) => (i === 0 ? { ...payout, seq0: 39 } : payout)),
      },
    }))
    expect(failedStep(moved)).toBe('settlement')
  })
})
