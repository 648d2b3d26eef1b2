import { type GameKind, parseTerms } from '@fairground/fair/games/games'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { type InstantKind, isInstantKind, parseInstantTerms } from '@fairground/fair/instant/instant-games'
import type { SoldTerms } from './describe-game.ts'
import { settledLines } from './kinds/settled-lines.ts'
import { openRandomness } from './random-words.ts'
import { simulateDeck } from './simulated-deck.ts'
import { simulateDraw } from './simulated-draw.ts'
import { isSamePaid, type SimulatedGame } from './simulated-kind.ts'
import type { SimulationResult } from './simulation-result.ts'
import { maxStock } from './sold-lines.ts'
import { Tally } from './tally.ts'

export interface SimulationInput {
  readonly terms: SoldTerms
  /** Lines per instance; for a deck, cards sold of it. */
  readonly lines: number
  readonly instances: number
  readonly seed: number
  /** How many lines are settled one by one before the rest is settled from its winners. */
  readonly maxSettledLines?: number
}

export interface Simulation {
  readonly isDone: boolean
  readonly count: number
  /** Simulates some more instances. */
  run(instances: number): void
  toResult(): SimulationResult
}

interface OpenGame {
  readonly kind: GameKind | InstantKind
  readonly game: SimulatedGame
  readonly lines: number
  readonly reserve: bigint
  readonly seed: bigint
}

const openGame = ({ terms, lines, seed }: SimulationInput): OpenGame => {
  const { rules, prizeTable, cost } = terms
  const random = openRandomness(seed)
  if (isInstantKind(rules.kind)) {
    const { rules: parsed, prizeTable: table } = parseInstantTerms(rules, prizeTable)
    const sold = Math.min(lines, deckSize(table))
    return { kind: parsed.kind, game: simulateDeck(table, sold, random), lines: sold, reserve: 0n, seed: 0n }
  }
  const parsed = parseTerms(rules, prizeTable)
  const top = parsed.prizeTable.tiers[0]?.prize
  return {
    kind: parsed.rules.kind,
    game: simulateDraw({ terms: parsed, lines, pool: BigInt(cost) * BigInt(lines), random }),
    lines,
    reserve: BigInt(parsed.prizeTable.reserve ?? 0),
    seed: top?.kind === 'jackpot' ? BigInt(top.seed ?? 0) : 0n,
  }
}

/**
 * Simulates instances one after the other; equal inputs give equal results. The first ones are drawn and settled with all
 * their lines by the code of real draws. Each of them is settled again from its winners alone and must pay the same to the
 * unit. The others are settled from their winners alone. The numbers of winners follow the law of random lines.
 */
export const createSimulation = (input: SimulationInput): Simulation => {
  const { terms, instances } = input
  const { kind, game, lines, reserve, seed } = openGame(input)
  const { maxSettledLines = settledLines[kind] } = input
  const price = Number(BigInt(terms.cost) + BigInt(terms.fee)) * lines
  const tally = new Tally({ instances, lines, price, reserve, seed })
  const settledInFull =
    lines > maxStock ? 0 : Math.min(instances, Math.floor(maxSettledLines / Math.max(1, lines)))
  const settleInFull = () => {
    const paid = game.settleAll(tally.jackpot)
    if (!isSamePaid(paid, game.settleAgain(tally.jackpot)))
      throw new Error('the settlement from the winners differs from the settlement of all lines')
    return paid
  }
  return {
    get isDone() {
      return tally.count >= instances
    },
    get count() {
      return tally.count
    },
    run: count => {
      const end = Math.min(instances, tally.count + count)
      while (tally.count < end)
        tally.add(tally.count < settledInFull ? settleInFull() : game.settleWinners(tally.jackpot))
    },
    toResult: () => tally.toResult(Math.min(tally.count, settledInFull)),
  }
}
