import type { BingoPrizeTable, BingoRules } from '#games/bingo/bingo.ts'
import { cardsFrom } from '#games/bingo/deal.ts'
import { quickStream } from '#games/bingo/random-cards.test-support.ts'
import type { RafflePrizeTable, RaffleRules } from '#games/raffle/raffle.ts'

const cards = cardsFrom(quickStream(1), 90, 40)

/** Terms of the kinds with dealt tickets, and the plays of ticket number `i`, up to 40 tickets. */
export const dealtGames = {
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
        { name: 'House', pattern: 'fullHouse', prize: { kind: 'share', percent: 70, minimum: '500' } },
        { name: 'Two lines', pattern: 'twoLines', prize: { kind: 'share', percent: 30, minimum: '500' } },
        { name: 'Line', pattern: 'oneLine', prize: { kind: 'fixed', amount: '500' } },
      ],
    } satisfies BingoPrizeTable,
    plays: (i: number) => cards[i] ?? '',
  },
}
