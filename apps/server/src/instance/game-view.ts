import type { Game } from '@fairground/contract/entities/game'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal, poolOf, prizeFund, termsOf } from './terms.ts'

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
  readonly reg_end: number
  readonly start_at: number
  readonly title: string
  readonly title_short: string
  readonly description: string
  readonly jackpot: bigint
}

export interface ViewChoice {
  readonly ids?: readonly number[]
  /** Only what a lobby lists: everything that has not ended, and what ended lately. */
  readonly listed?: boolean
}

/** Instances as any viewer sees them. What belongs to one player is laid over them by `withPlayer`. */
export const readGameViews = async (tx: Tx, memberId: number, choice: ViewChoice): Promise<Game[]> => {
  const wanted = choice.ids
    ? sql`i.id = ANY(${sql.val([...choice.ids])})`
    : sql`i.status NOT IN ('ENDED', 'REFUNDED') OR (i.status = 'ENDED' AND i.start_at > clock_timestamp() - interval '1 hour')`
  const { rows } = await sql<ViewRow>`
    SELECT i.id, i.game_id, i.status, i.version, i.rules, i.prize_table, i.currency, i.price, i.fee, i.cap, i.player_max,
           i.sold, i.players, i.reg_end, i.start_at, g.title, g.title_short, g.description,
           coalesce((SELECT a.c_post - a.d_post FROM account a
                      WHERE a.member_id = i.member_id AND a.kind = 'jackpot' AND a.ref = i.game_id AND a.currency = i.currency), 0) AS jackpot
      FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
     WHERE i.member_id = ${memberId} AND (${wanted})
     ORDER BY i.start_at, i.id`.execute(tx)
  return rows.map(viewOf)
}

const viewOf = (row: ViewRow): Game => {
  const terms = termsOf({ rules: row.rules, prizeTable: row.prize_table })
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
    gameRule: ruleOf(terms.rules),
    tournament: true,
    tournamentStartTime: row.start_at,
    registrationEndTime: row.reg_end,
    gamePlayMax: row.cap,
    gamePlayCurrent: row.sold,
    gamePlayerCurrent: row.players,
    playerPlayMax: row.player_max,
    playerPlaysInGame: 0,
    playerInGame: false,
    favGame: false,
    progressiveAmount: amount(row.jackpot),
    prizePool: amount(prizeFund(poolOf(row), terms)),
    payoutCurrencyId: row.currency,
    gamePlayCost: amount(row.price),
    gameFeePerPlay: amount(row.fee),
    gamePlaySize: terms.rules.pick,
    gamePlaySize2nd: 0,
    payoutPercentage: terms.prizeTable.payoutPercentage,
    gameLobby: 'numberPicking',
    results: row.status === 'STARTED' || row.status === 'ENDED',
  }
}

const ruleOf = (rules: ReturnType<typeof termsOf>['rules']): Game['gameRule'] => {
  switch (rules.kind) {
    case 'oneDrawGame':
      return { oneDrawGame: { pick: rules.pick, from: rules.from } }
  }
}
