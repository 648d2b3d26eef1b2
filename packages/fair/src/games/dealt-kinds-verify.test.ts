import { describe, expect, it } from 'vitest'
import { cardsFrom } from '../bingo/deal.ts'
import { quickStream } from '../bingo/random-cards.test-support.ts'
import { type Cheat, resealTickets, sampleFile, sampleRecord } from '../sample-record.test-support.ts'
import { verifyDraw } from '../verify.ts'
import type { BingoPrizeTable, BingoRules } from './bingo.ts'
import type { RafflePrizeTable, RaffleRules } from './raffle.ts'

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

const recordOf = (name: keyof typeof kinds, plays: (i: number) => string, outcome?: Cheat['outcome']) => {
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

const failedStep = (record: ReturnType<typeof recordOf>) => verifyDraw(sampleFile(record)).failed?.id

describe.each(['raffle', 'bingo'] as const)('a draw record of a %s', name => {
  const { plays } = kinds[name]
  const honest = recordOf(name, plays)

  it('is valid, though tickets were taken back', () => {
    expect(verifyDraw(sampleFile(honest))).toMatchObject({ valid: true })
    expect(honest.settlement.payouts.length).toBeGreaterThan(2)
    expect(honest.settlement.payouts.every(payout => !voided.includes(payout.seq0))).toBe(true)
  })

  it('whose tickets hold what the rules do not deal is refused', () => {
    expect(failedStep(recordOf(name, i => (i === 9 ? '1,2,3' : plays(i))))).toBe('leaves')
  })

  it('with another result is refused', () => {
    const swapped = recordOf(name, plays, ({ result, settlement }) => {
      const [first = 0, second = 0, ...others] = result.drawn
      const drawn = [second, first, ...others]
      return { result: { drawn, text: drawn.join(',') }, settlement }
    })
    expect(failedStep(swapped)).toBe('result')
  })

  it('that pays another ticket is refused', () => {
    const moved = recordOf(name, plays, ({ result, settlement }) => ({
      result,
      settlement: {
        ...settlement,
        payouts: settlement.payouts.map((payout, i) => (i === 0 ? { ...payout, seq0: 39 } : payout)),
      },
    }))
    expect(failedStep(moved)).toBe('settlement')
  })
})
