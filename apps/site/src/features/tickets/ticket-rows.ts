import type { Game } from '@fairground/contract/entities/game'
import type { GameHistoryItem } from '@fairground/contract/entities/game-history'
import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { Play } from '@fairground/contract/entities/play'
import { compare, type Money, multiply } from '@fairground/rules/money/money'
import { allGivenBack } from '#shared/given-back.ts'
import { moneyOf, playCost } from '#shared/money.ts'

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
  /** When it is or was drawn; null for a card that is opened at any time. */
  readonly at: number | null
  readonly plays: number
  /** Undefined where only the purchase itself knows it. */
  readonly staked: Money | undefined
  readonly won: Money | undefined
  /** Of plays that were taken back, or of a game that was cancelled. */
  readonly givenBack?: Money
  /** Cards that wait to be opened. */
  readonly unopened: number
}

const isInstant = (rule: GameRule): boolean => 'crosswordGame' in rule || 'scratchcardGame' in rule

/** Instant games the player holds cards of: what became of them has to be asked for. */
export const instantsOf = (games: readonly Game[]): Game[] =>
  games.filter(game => game.playerInGame && isInstant(game.gameRule))

const states: Partial<Record<Game['gameStatus'], TicketState>> = {
  OPEN: 'upcoming',
  CLOSED: 'closed',
  READY: 'closed',
  STARTED: 'live',
  RETRY: 'checking',
}

/** Of digits every line may be staked on differently: their price is not the game's. */
const stakedIn = (game: Game): Money | undefined =>
  'oneDrawGameExtMulti' in game.gameRule ? undefined : multiply(playCost(game), game.playerPlaysInGame)

const ofRunning = (game: Game): TicketRow[] => {
  const state = states[game.gameStatus]
  if (!game.playerInGame || state === undefined || isInstant(game.gameRule)) return []
  const { gameInstanceId, gameTitle, gameRule, tournamentStartTime: at, playerPlaysInGame: plays } = game
  return [
    {
      gameInstanceId,
      gameTitle,
      gameRule,
      state,
      at,
      plays,
      staked: stakedIn(game),
      won: undefined,
      unopened: 0,
    },
  ]
}

const isUnopened = ({ card }: Play): boolean =>
  card !== undefined && card.status !== 'open' && card.status !== 'ended'

const ofCards = (game: Game, plays: readonly Play[] | undefined): TicketRow => {
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

/** Only more than was paid is a win. */
const stateOf = (won: Money, staked: Money): TicketState => {
  if (won.amount === 0n) return 'noPrize'
  return compare(won, staked) > 0 ? 'won' : 'back'
}

const ofEnded = (item: GameHistoryItem): TicketRow => {
  const won = moneyOf(item.won, item.currencyId)
  const staked = moneyOf(item.staked, item.currencyId)
  const { givenBack } = item
  const back = givenBack && moneyOf(givenBack.amount, item.currencyId)
  return {
    gameInstanceId: item.gameInstanceId,
    gameTitle: item.gameTitle,
    gameRule: item.gameRule,
    state: allGivenBack(item) ? 'givenBack' : stateOf(won, staked),
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
  /** The plays of an instant game, once they are there. */
  readonly cardsOf: ReadonlyMap<number, readonly Play[]>
  readonly ended: readonly GameHistoryItem[]
}

/** One timeline: what waits for the player first, then the newest draw first. An ended game is told once. */
export const ticketRows = ({ games, cardsOf, ended }: TicketSources): TicketRow[] => {
  const endedIds = new Set(ended.map(({ gameInstanceId }) => gameInstanceId))
  const running = games.filter(({ gameInstanceId }) => !endedIds.has(gameInstanceId)).flatMap(ofRunning)
  const cards = instantsOf(games).map(game => ofCards(game, cardsOf.get(game.gameInstanceId)))
  const timed = [...running, ...ended.map(ofEnded)].sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
  return [...cards.sort((a, b) => b.unopened - a.unopened), ...timed]
}

export const ticketFilters = ['all', 'upcoming', 'won', 'action'] as const
export type TicketFilter = (typeof ticketFilters)[number]

const passes: Record<TicketFilter, (row: TicketRow) => boolean> = {
  all: () => true,
  upcoming: ({ state }) =>
    state === 'upcoming' || state === 'closed' || state === 'live' || state === 'checking',
  won: ({ state }) => state === 'won' || state === 'back',
  action: ({ state }) => state === 'unopened',
}

export const filtered = (rows: readonly TicketRow[], filter: TicketFilter): TicketRow[] =>
  rows.filter(passes[filter])
