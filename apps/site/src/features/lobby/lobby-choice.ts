import type { Game } from '@fairground/contract/entities/games/game'
import { compare } from '@fairground/rules/money/money'
import { getSiteKind } from '#kinds/kinds.ts'
import { toMoney, playCost } from '#core/money.ts'
import { headlinePrize } from './headline-prize.ts'

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

const allowedOrFirst = <T extends string>(allowed: readonly [T, ...T[]], value: string | null): T =>
  allowed.find(each => each === value) ?? allowed[0]

/** Reads the choice from the address; a missing or invalid value falls back to the first of its list. */
export const lobbyChoice = (search: URLSearchParams): LobbyChoice => ({
  tab: allowedOrFirst(tabs, search.get('tab')),
  filter: allowedOrFirst(filters, search.get('filter')),
  sort: allowedOrFirst(sorts, search.get('sort')),
})

/** The address of a choice; default values are omitted. */
export const choiceHref = (choice: LobbyChoice): string => {
  const search = new URLSearchParams()
  if (choice.tab !== tabs[0]) search.set('tab', choice.tab)
  if (choice.filter !== filters[0]) search.set('filter', choice.filter)
  if (choice.sort !== sorts[0]) search.set('sort', choice.sort)
  const text = search.toString()
  return text === '' ? '/' : `/?${text}`
}

const isInTab: Record<LobbyTab, (game: Game, favourites: ReadonlySet<number>) => boolean> = {
  tournaments: game => game.tournament,
  instaplay: game => !game.tournament,
  lottery: ({ gameRule }) => getSiteKind(gameRule).lobbyTabs.includes('lottery'),
  lotteryAndRaffle: ({ gameRule }) => getSiteKind(gameRule).lobbyTabs.includes('lotteryAndRaffle'),
  favourites: (game, favourites) => favourites.has(game.gameId),
}

const matchesFilter: Record<LobbyFilter, (game: Game) => boolean> = {
  all: () => true,
  free: game => playCost(game).amount === 0n,
  underOne: game => compare(playCost(game), toMoney('1', game.currencyId)) < 0,
  progressive: game => headlinePrize(game).word === 'jackpot',
}

const startTime = (game: Game): number => game.tournamentStartTime ?? Number.POSITIVE_INFINITY
const compareAmounts = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1)

const compareBy: Record<LobbySort, (a: Game, b: Game) => number> = {
  soon: () => 0,
  prize: (a, b) => compareAmounts(headlinePrize(b).money.amount, headlinePrize(a).money.amount),
  price: (a, b) => compareAmounts(playCost(a).amount, playCost(b).amount),
}

export const gamesForTab = (games: readonly Game[], tab: LobbyTab, favourites: ReadonlySet<number>): Game[] =>
  games.filter(game => isInTab[tab](game, favourites))

export const chosenGames = (
  games: readonly Game[],
  { tab, filter, sort }: LobbyChoice,
  favourites: ReadonlySet<number>,
): Game[] =>
  gamesForTab(games, tab, favourites)
    .filter(matchesFilter[filter])
    .toSorted(
      (a, b) => compareBy[sort](a, b) || startTime(a) - startTime(b) || a.gameInstanceId - b.gameInstanceId,
    )
