import type { Game } from '@fairground/contract/entities/game'
import type { Tx } from '@fairground/database/transaction'
import { layouts } from '@fairground/fair/bingo/layout'
import type { GameKind, GameRules } from '@fairground/fair/games/games'
import { sql } from 'kysely'
import { isDeck } from '#instant/terms.ts'
import { deckView } from './deck-view.ts'
import { decimal, prizeFund, termsOf } from './terms.ts'

interface ViewRow {
  readonly id: number
  readonly game_id: number
  readonly status: Game['gameStatus']
  readonly version: bigint
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly cap: number
  readonly player_max: number
  readonly sold: number
  readonly players: number
  readonly pool: bigint
  readonly reg_end: number
  readonly start_at: number
  readonly title: string
  readonly title_short: string
  readonly description: string
  readonly jackpot: bigint
  readonly instaplay: boolean
}

export interface ViewChoice {
  readonly ids?: readonly number[]
  /** Only what a lobby lists. */
  readonly listed?: boolean
}

/** What a lobby lists: everything that has not ended, and what ended lately. */
export const isListed = sql`(i.status NOT IN ('ENDED', 'REFUNDED') OR (i.status = 'ENDED' AND i.start_at > clock_timestamp() - interval '1 hour'))`

/** Instances as any viewer sees them. What belongs to one player is laid over them by `withParts`. */
export const readGameViews = async (tx: Tx, memberId: number, choice: ViewChoice): Promise<Game[]> => {
  const wanted = choice.ids ? sql`i.id = ANY(${sql.val([...choice.ids])})` : isListed
  const { rows } = await sql<ViewRow>`
    SELECT i.id, i.game_id, i.status, i.version, i.rules, i.prize_table, i.currency, i.price, i.fee, i.cap, i.player_max,
           i.sold, i.players, i.pool, i.reg_end, i.start_at, g.title, g.title_short, g.description,
           g.schedule -> 'startAfterFullMs' IS NOT NULL AS instaplay,
           coalesce((SELECT a.c_post - a.d_post FROM account a
                      WHERE a.member_id = i.member_id AND a.kind = 'jackpot' AND a.ref = i.game_id AND a.currency = i.currency), 0) AS jackpot
      FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
     WHERE i.member_id = ${memberId} AND ${wanted}
     ORDER BY i.start_at, i.id`.execute(tx)
  return rows.map(viewOf)
}

const viewOf = (row: ViewRow): Game =>
  isDeck(row) ? { ...commonOf(row), ...deckView(row) } : { ...commonOf(row), ...drawView(row) }

/** A run that starts when full has no times until then. */
const finite = (at: number): number | null => (Number.isFinite(at) ? at : null)

const commonOf = (row: ViewRow) => {
  const amount = (value: bigint) => decimal(value, row.currency)
  return {
    gameId: row.game_id,
    gameInstanceId: row.id,
    version: Number(row.version),
    currencyId: row.currency,
    gameTitle: row.title,
    gameTitleShort: row.title_short,
    gameDescription: row.description,
    gameInfo: '',
    gameStatus: row.status,
    tournamentStartTime: finite(row.start_at),
    registrationEndTime: finite(row.reg_end),
    gamePlayMax: row.cap,
    gamePlayCurrent: row.sold,
    gamePlayerCurrent: row.players,
    playerPlayMax: row.player_max,
    playerPlaysInGame: 0,
    playerInGame: false,
    favGame: false,
    payoutCurrencyId: row.currency,
    gamePlayCost: amount(row.price),
    gameFeePerPlay: amount(row.fee),
    results: row.status === 'STARTED' || row.status === 'ENDED',
  }
}

const drawView = (row: ViewRow) => {
  const terms = termsOf({ rules: row.rules, prizeTable: row.prize_table })
  return {
    gameRule: ruleOf(terms.rules, row.cap),
    tournament: !row.instaplay,
    progressiveAmount: decimal(row.jackpot, row.currency),
    prizePool: decimal(prizeFund(row.pool, terms), row.currency),
    gamePlaySize: playSizeOf(terms.rules),
    gamePlaySize2nd: terms.rules.kind === 'oneDrawGameExt' ? terms.rules.pick2nd : 0,
    payoutPercentage: terms.prizeTable.payoutPercentage,
    gameLobby: lobbyOf(terms.rules.kind),
  }
}

const lobbyOf = (kind: GameKind): NonNullable<Game['gameLobby']> => {
  if (kind === 'oneDrawGameExt') return 'numberPicking2nd'
  return kind === 'oneDrawGameExtMulti' ? 'numberPickingPickXMulti' : 'numberPicking'
}

const playSizeOf = (rules: GameRules): number => {
  if (rules.kind === 'raffleGame') return 1
  return rules.kind === 'bingoGame' ? layouts[rules.balls].slots : rules.pick
}

export const ruleOf = (rules: GameRules, tickets: number): Game['gameRule'] => {
  switch (rules.kind) {
    case 'oneDrawGame':
      return { oneDrawGame: { pick: rules.pick, from: rules.from } }
    case 'oneDrawGameExt': {
      const { pick, from, pick2nd, from2nd } = rules
      return { oneDrawGameExt: { pick, from, pick2nd, from2nd } }
    }
    case 'oneDrawGameExtMulti': {
      const { pick, from, multiOptions } = rules
      return { oneDrawGameExtMulti: { pick, from, multiOptions } }
    }
    case 'regularGame': {
      const { pick, from, draws, ballsPerDraw, luckyBall } = rules
      return { regularGame: { pick, from, draws, ballsPerDraw, luckyBall } }
    }
    case 'raffleGame':
      return { raffleGame: { tickets, winners: rules.winners, chosenNumbers: false } }
    case 'bingoGame': {
      const { balls, patterns, jackpotCalls } = rules
      return { bingoGame: { balls, patterns, jackpotCalls } }
    }
  }
}
