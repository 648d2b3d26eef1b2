import { Positions } from '@fairground/fair/instant/assignment'
import { deckPayouts } from '@fairground/fair/instant/deck-prizes'
import { type DeckTable, deckSize, prizeFor, tableOutcomes } from '@fairground/fair/instant/deck-table'
import { deckSampler } from './count-sampler.ts'
import type { Randomness } from './random-words.ts'
import { type PaidInstance, type SimulatedGame, toPaid } from './simulated-kind.ts'

/** The sale of a number of cards of a deck. Positions are taken at random, so the deck itself need not be shuffled. */
export const simulateDeck = (table: DeckTable, cards: number, random: Randomness): SimulatedGame => {
  const size = deckSize(table)
  const sold = Math.min(cards, size)
  let outcomes: string[] | undefined
  let last: readonly string[] = []
  const sample = deckSampler(
    size,
    table.tiers.map(({ count }) => count),
    sold,
  )
  const prizes = table.tiers.map(({ name }) => prizeFor(table, name))
  const counts = prizes.map(() => 0)
  const pay = (): PaidInstance => ({
    prizes: prizes.reduce((sum, prize, i) => sum + prize * BigInt(counts[i]!), 0n),
    fromJackpot: 0n,
    fromReserve: 0n,
    jackpotAfter: 0n,
  })
  return {
    settleAll: () => {
      const all = (outcomes ??= tableOutcomes(table))
      const positions = new Positions(size)
      last = Array.from({ length: sold }, () => all[positions.take(random.stream)]!)
      return toPaid({ payouts: deckPayouts(table, last), fromReserve: 0n, jackpotAfter: 0n })
    },
    settleAgain: () => {
      for (const [i, { name }] of table.tiers.entries())
        counts[i] = last.filter(outcome => outcome === name).length
      return pay()
    },
    settleWinners: () => {
      sample(random, counts)
      return pay()
    },
  }
}
