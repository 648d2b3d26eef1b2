import { describe, expect, it } from 'vitest'
import { cardsFrom } from './bingo/deal.ts'
import { quickStream } from './bingo/random-cards.test-support.ts'
import { type Cheat, resealTickets, sampleFile, sampleRecord } from '#record/sample-record.test-support.ts'
import { verifyDraw } from '#verify.ts'
import type { BingoPrizeTable, BingoRules } from './bingo/bingo.ts'
import type { RafflePrizeTable, RaffleRules } from './raffle/raffle.ts'

const tickets = 40
const voided = [0, 7, 31]
const cards = cardsFrom(quickStream(1), 90, tickets)

const kinds = {
  raffle: {
    rules: { kind: 'raffleGame', winners: 5 } satisfies RaffleRules,
    prizeTable: {
      payoutPercentage: 60,
      progressivePercentage: 0,
      tiers: [
        { name: 'First', winners: 1, prize: { kind: 'item', item: 'City break', cashOption: '2000' } },
        { name: 'Second', winners: 2, prize: { kind: 'share', percent: 30 } },
        { name: 'Third', winners: 2, prize: { kind: 'share', percent: 20 } },
      ],
    } satisfies RafflePrizeTable,
    plays: () => '',
  },
  bingo: {
    rules: {
      kind: 'bingoGame',
      balls: 90,
      patterns: ['oneLine', 'twoLines', 'fullHouse'],
      jackpotCalls: 40,
    } satisfies BingoRules,
    prizeTable: {
      payoutPercentage: 60,
      progressivePercentage: 10,
      tiers: [
        { name: 'Jackpot', pattern: 'fullHouse', prize: { kind: 'jackpot' } },
        { name: 'House', pattern: 'fullHouse', prize: { kind: 'share', percent: 70 } },
        { name: 'Two lines', pattern: 'twoLines', prize: { kind: 'share', percent: 30 } },
        { name: 'Line', pattern: 'oneLine', prize: { kind: 'fixed', amount: '500' } },
      ],
    } satisfies BingoPrizeTable,
    plays: (i: number) => cards[i] ?? '',
  },
}

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
