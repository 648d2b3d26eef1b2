import type { Game } from '@fairground/contract/entities/games/game'
import type { GameHistoryItem } from '@fairground/contract/entities/games/game-history'
import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { Play } from '@fairground/contract/entities/plays/play'
import { compare, type Money, multiply } from '@fairground/rules/money/money'
import { isInstant } from '#kinds/game-address.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { allGivenBack } from '#shared/game/given-back.ts'
import { toMoney, playCost } from '#core/money.ts'

export type TicketState =
  | 'upcoming'
  | 'closed'
  | 'live'
  | 'checking'
  | 'unopened'
  | 'opened'
  | 'won'
  | 'back'
  | 'noPrize'
  | 'givenBack'

export interface TicketRow {
  readonly gameInstanceId: number
  readonly gameTitle: string
  readonly gameRule: GameRule
  readonly state: TicketState
  /** Time of the draw; null for cards, which can be opened at any time. */
  readonly at: number | null
  readonly plays: number
  /** Undefined if only the purchase contains it. */
  readonly staked: Money | undefined
  readonly won: Money | undefined
  /** Refund of cancelled plays or of a cancelled game. */
  readonly givenBack?: Money
  /** Number of unopened cards. */
  readonly unopened: number
}

/** Instant games with cards of the player. Their plays need a separate query. */
export const findInstantGames = (games: readonly Game[]): Game[] =>
  games.filter(game => game.playerInGame && isInstant(game))

const states: Partial<Record<Game['gameStatus'], TicketState>> = {
  OPEN: 'upcoming',
  CLOSED: 'closed',
  READY: 'closed',
  STARTED: 'live',
  RETRY: 'checking',
}

/** Undefined if each line has a different stake. */
const getStake = (game: Game): Money | undefined =>
  getSiteKind(game.gameRule).isPricedByUnits ? undefined : multiply(playCost(game), game.playerPlaysInGame)

const toRunningRows = (game: Game): TicketRow[] => {
  const state = states[game.gameStatus]
  if (!game.playerInGame || state === undefined || isInstant(game)) return []
  const { gameInstanceId, gameTitle, gameRule, tournamentStartTime: at, playerPlaysInGame: plays } = game
  return [
    {
      gameInstanceId,
      gameTitle,
      gameRule,
      state,
      at,
      plays,
      staked: getStake(game),
      won: undefined,
      unopened: 0,
    },
  ]
}

const isUnopened = ({ card }: Play): boolean =>
  card !== undefined && card.status !== 'open' && card.status !== 'ended'

const toCardRow = (game: Game, plays: readonly Play[] | undefined): TicketRow => {
  const { gameInstanceId, gameTitle, gameRule, playerPlaysInGame } = game
  const unopened = plays?.filter(isUnopened).length ?? 0
  return {
    gameInstanceId,
    gameTitle,
    gameRule,
    state: unopened > 0 ? 'unopened' : 'opened',
    at: null,
    plays: plays?.length ?? playerPlaysInGame,
    staked: multiply(playCost(game), playerPlaysInGame),
    won: undefined,
    unopened,
  }
}

/** Only a prize above the stake counts as won. */
const toPrizeState = (won: Money, staked: Money): TicketState => {
  if (won.amount === 0n) return 'noPrize'
  return compare(won, staked) > 0 ? 'won' : 'back'
}

const toEndedRow = (item: GameHistoryItem): TicketRow => {
  const won = toMoney(item.won, item.currencyId)
  const staked = toMoney(item.staked, item.currencyId)
  const { givenBack } = item
  const back = givenBack && toMoney(givenBack.amount, item.currencyId)
  return {
    gameInstanceId: item.gameInstanceId,
    gameTitle: item.gameTitle,
    gameRule: item.gameRule,
    state: allGivenBack(item) ? 'givenBack' : toPrizeState(won, staked),
    at: item.startedAt,
    plays: item.playerPlays || (givenBack?.plays ?? 0),
    staked: item.playerPlays === 0 ? back : staked,
    won,
    ...(back && { givenBack: back }),
    unopened: 0,
  }
}

export interface TicketSources {
  readonly games: readonly Game[]
  /** The loaded plays of instant games by instance. */
  readonly cardsByInstance: ReadonlyMap<number, readonly Play[]>
  readonly ended: readonly GameHistoryItem[]
}

/** One timeline: cards first, then draws newest first. An ended game that the lobby still contains appears once. */
export const ticketRows = ({ games, cardsByInstance, ended }: TicketSources): TicketRow[] => {
  const endedIds = new Set(ended.map(({ gameInstanceId }) => gameInstanceId))
  const running = games.filter(({ gameInstanceId }) => !endedIds.has(gameInstanceId)).flatMap(toRunningRows)
  const cards = findInstantGames(games).map(game => toCardRow(game, cardsByInstance.get(game.gameInstanceId)))
  const timed = [...running, ...ended.map(toEndedRow)].sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
  return [...cards.sort((a, b) => b.unopened - a.unopened), ...timed]
}

export const ticketFilters = ['all', 'upcoming', 'won', 'action'] as const
export type TicketFilter = (typeof ticketFilters)[number]

const matchesFilter: Record<TicketFilter, (row: TicketRow) => boolean> = {
  all: () => true,
  upcoming: ({ state }) =>
    state === 'upcoming' || state === 'closed' || state === 'live' || state === 'checking',
  won: ({ state }) => state === 'won' || state === 'back',
  action: ({ state }) => state === 'unopened',
}

export const filterRows = (rows: readonly TicketRow[], filter: TicketFilter): TicketRow[] =>
  rows.filter(matchesFilter[filter])
