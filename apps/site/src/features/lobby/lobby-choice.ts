import type { Game } from '@fairground/contract/entities/game'
import { compare } from '@fairground/rules/money/money'
import { type GameKind, gameKind } from '#shared/game-kind.ts'
import { moneyOf, playCost } from '#shared/money.ts'
import { prizeOf } from './prize-of.ts'

export const tabs = ['tournaments', 'instaplay', 'lottery', 'lotteryAndRaffle', 'favourites'] as const
export const filters = ['all', 'free', 'underOne', 'progressive'] as const
export const sorts = ['soon', 'prize', 'price'] as const

export type LobbyTab = (typeof tabs)[number]
export type LobbyFilter = (typeof filters)[number]
export type LobbySort = (typeof sorts)[number]

export interface LobbyChoice {
  readonly tab: LobbyTab
  readonly filter: LobbyFilter
  readonly sort: LobbySort
}

const oneOf = <T extends string>(allowed: readonly [T, ...T[]], value: string | null): T =>
  allowed.find(each => each === value) ?? allowed[0]

/** What the address chooses; anything it does not say, or says wrongly, is the first of its list. */
export const lobbyChoice = (search: URLSearchParams): LobbyChoice => ({
  tab: oneOf(tabs, search.get('tab')),
  filter: oneOf(filters, search.get('filter')),
  sort: oneOf(sorts, search.get('sort')),
})

/** The address of a choice: what is first of its list is left out. */
export const choiceHref = (choice: LobbyChoice): string => {
  const search = new URLSearchParams()
  if (choice.tab !== tabs[0]) search.set('tab', choice.tab)
  if (choice.filter !== filters[0]) search.set('filter', choice.filter)
  if (choice.sort !== sorts[0]) search.set('sort', choice.sort)
  const text = search.toString()
  return text === '' ? '/' : `/?${text}`
}

const lottery: ReadonlySet<GameKind> = new Set<GameKind>(['lottery', 'pick'])

const inTab: Record<LobbyTab, (game: Game, favourites: ReadonlySet<number>) => boolean> = {
  tournaments: game => game.tournament,
  instaplay: game => !game.tournament,
  lottery: game => lottery.has(gameKind(game)),
  lotteryAndRaffle: game => lottery.has(gameKind(game)) || gameKind(game) === 'raffle',
  favourites: (game, favourites) => favourites.has(game.gameId),
}

const passes: Record<LobbyFilter, (game: Game) => boolean> = {
  all: () => true,
  free: game => playCost(game).amount === 0n,
  underOne: game => compare(playCost(game), moneyOf('1', game.currencyId)) < 0,
  progressive: game => prizeOf(game).word === 'jackpot',
}

const startOf = (game: Game): number => game.tournamentStartTime ?? Number.POSITIVE_INFINITY
const order = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1)

const before: Record<LobbySort, (a: Game, b: Game) => number> = {
  soon: () => 0,
  prize: (a, b) => order(prizeOf(b).money.amount, prizeOf(a).money.amount),
  price: (a, b) => order(playCost(a).amount, playCost(b).amount),
}

export const gamesOfTab = (games: readonly Game[], tab: LobbyTab, favourites: ReadonlySet<number>): Game[] =>
  games.filter(game => inTab[tab](game, favourites))

export const chosenGames = (
  games: readonly Game[],
  { tab, filter, sort }: LobbyChoice,
  favourites: ReadonlySet<number>,
): Game[] =>
  gamesOfTab(games, tab, favourites)
    .filter(passes[filter])
    .toSorted((a, b) => before[sort](a, b) || startOf(a) - startOf(b) || a.gameInstanceId - b.gameInstanceId)
