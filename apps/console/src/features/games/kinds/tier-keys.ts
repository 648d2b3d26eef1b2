import { bingoPatterns, findPattern } from '@fairground/fair/games/bingo/patterns'
import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { getTiers } from './terms/fit-terms.ts'
import type { AnyKind } from './terms/game-kind.ts'

export type Tier = Readonly<Record<string, unknown>>

interface TierKey {
  readonly name: string
  readonly title: string
}

/** What a tier needs to be won, besides its name. */
export const tierKeys: Readonly<Record<AnyKind, readonly TierKey[]>> = {
  oneDrawGame: [{ name: 'matches', title: 'Match' }],
  oneDrawGameExt: [
    { name: 'matches', title: 'First' },
    { name: 'matches2nd', title: 'Second' },
  ],
  oneDrawGameExtMulti: [],
  regularGame: [{ name: 'matches', title: 'Match' }],
  raffleGame: [{ name: 'winners', title: 'Winners' }],
  bingoGame: [],
  scratchcardGame: [{ name: 'count', title: 'Cards' }],
  crosswordGame: [
    { name: 'words', title: 'Words' },
    { name: 'count', title: 'Cards' },
  ],
}

/** The bets on digits follow from the rules, so no person adds or removes them. */
export const hasFreeTiers = (kind: AnyKind): boolean => kind !== 'oneDrawGameExtMulti'

/** The patterns that cards of this number of balls have. */
export const findPatterns = ({ rules }: GameTemplate): readonly string[] =>
  bingoPatterns.filter(each => {
    const { balls } = rules as { readonly balls?: unknown }
    return (balls === 75 || balls === 90) && findPattern(balls, each) !== undefined
  })

export const getSymbols = ({ rules }: GameTemplate): readonly string[] => {
  const { symbols } = rules as { readonly symbols?: unknown }
  return Array.isArray(symbols) ? symbols.map(String) : []
}

const readCount = (value: unknown): number => (typeof value === 'number' ? value : 1)

const isUnused = (tiers: readonly Tier[], name: string) => (value: string) =>
  !tiers.some(tier => tier[name] === value)

type MakeTier = (game: GameTemplate, last: Tier | undefined) => Tier

const makePrize = ({ cost }: GameTemplate) => ({ kind: 'fixed', amount: cost })

const makeMatch: MakeTier = (game, last) => {
  const matches = Math.max(0, readCount(last?.['matches']) - 1)
  return { name: `Match ${matches}`, matches, prize: makePrize(game) }
}

const makers: Readonly<Record<AnyKind, MakeTier>> = {
  oneDrawGame: makeMatch,
  oneDrawGameExt: (game, last) => {
    const matches = Math.max(0, readCount(last?.['matches']) - 1)
    return { name: `${matches}`, matches, matches2nd: 0, prize: makePrize(game) }
  },
  oneDrawGameExtMulti: game => ({
    name: 'Straight',
    option: 'straight',
    arrangements: 1,
    prize: makePrize(game),
  }),
  regularGame: makeMatch,
  raffleGame: game => ({
    name: `Prize ${getTiers(game).length + 1}`,
    winners: 1,
    prize: makePrize(game),
  }),
  bingoGame: game => {
    const tiers = getTiers(game)
    const pattern = findPatterns(game).find(isUnused(tiers, 'pattern')) ?? 'oneLine'
    return { name: `Prize ${tiers.length + 1}`, pattern, prize: makePrize(game) }
  },
  scratchcardGame: (game, last) => ({
    name: getSymbols(game).find(isUnused(getTiers(game), 'name')) ?? '',
    prize: last?.['prize'] ?? game.cost,
    count: 1,
  }),
  crosswordGame: (game, last) => {
    const words = Math.max(1, readCount(last?.['words']) - 1)
    return { name: `${words} words`, words, prize: last?.['prize'] ?? game.cost, count: 1 }
  },
}

/** A further tier below the last one. */
export const makeTier = (kind: AnyKind, game: GameTemplate): Tier => makers[kind](game, getTiers(game).at(-1))
