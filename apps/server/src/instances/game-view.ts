import type { Game } from '@fairground/contract/entities/games/game'
import type { Tx } from '@fairground/database/transaction'
import { sql, type Selectable } from 'kysely'
import { isDeck } from '#kinds/deck-terms.ts'
import type { GameTerms } from '@fairground/fair/games/games'
import { toMoneyPrize } from '@fairground/fair/games/raffle/raffle-terms'
import { hasReadableTerms } from '#kinds/readable-terms.ts'
import { drawKindFor } from '#kinds/kinds.ts'
import { deckView } from './deck-view.ts'
import { matchesForJackpot, paysJackpot, prizeFund, getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { type GameTextRow, gameTextColumns, joinGameTexts, toGameTexts } from './game-texts.ts'
import type { GameInstance } from '@fairground/database/rows'

type ViewRow = Pick<
  Selectable<GameInstance>,
  | 'id'
  | 'game_id'
  | 'version'
  | 'rules'
  | 'prize_table'
  | 'currency'
  | 'price'
  | 'fee'
  | 'cap'
  | 'player_max'
  | 'sold'
  | 'players'
  | 'pool'
  | 'reg_end'
  | 'start_at'
> &
  GameTextRow & {
    readonly status: Game['gameStatus']
    readonly jackpot: bigint
    readonly instaplay: boolean
    readonly readyAt: number | null
  }

export interface ViewChoice {
  readonly ids?: readonly number[]
  /** Only instances that the lobby lists. */
  readonly listed?: boolean
  /** The default language if absent. */
  readonly language?: string
}

/** The lobby lists instances that have not ended, and those that started within the last hour. */
export const isListed = sql`(i.status NOT IN ('ENDED', 'REFUNDED') OR (i.status = 'ENDED' AND i.start_at > clock_timestamp() - interval '1 hour'))`

/** Instances as any visitor sees them. `withParticipations` adds the data of one player. */
export const readGameViews = async (tx: Tx, memberId: number, choice: ViewChoice): Promise<Game[]> => {
  const wanted = choice.ids ? sql`i.id = ANY(${sql.val([...choice.ids])})` : isListed
  const { rows } = await sql<ViewRow>`
    SELECT i.id, i.game_id, i.status, i.version, i.rules, i.prize_table, i.currency, i.price, i.fee, i.cap, i.player_max,
           i.sold, i.players, i.pool, i.reg_end, i.start_at, ${gameTextColumns},
           g.schedule -> 'startAfterFullMs' IS NOT NULL AS instaplay,
           CASE WHEN i.status = 'READY' THEN
             (SELECT max(e.at) FROM instance_event e
               WHERE e.member_id = i.member_id AND e.instance_id = i.id AND e.kind = 'ready') END AS "readyAt",
           coalesce((SELECT c.jackpot + c.pool * (i.prize_table ->> 'progressivePercentage')::int / 100 FROM draw_commit c WHERE c.member_id = i.member_id AND c.instance_id = i.id),
                    (SELECT a.c_post - a.d_post FROM account a
                      WHERE a.member_id = i.member_id AND a.kind = 'jackpot' AND a.ref = i.game_id AND a.currency = i.currency), 0) AS jackpot
      FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id ${joinGameTexts(choice.language)}
     WHERE i.member_id = ${memberId} AND ${wanted}
     ORDER BY i.start_at, i.id`.execute(tx)
  // An instance with damaged terms must not hide the other games of the operator.
  return rows
    .filter(row => hasReadableTerms({ rules: row.rules, prizeTable: row.prize_table }))
    .map(toGameView)
}

const toGameView = (row: ViewRow): Game =>
  isDeck(row) ? { ...toCommonView(row), ...deckView(row) } : { ...toCommonView(row), ...drawView(row) }

/** An instance that starts when full has no times until then. */
const finite = (at: number): number | null => (Number.isFinite(at) ? at : null)

const toCommonView = (row: ViewRow) => {
  const amount = (value: bigint) => decimal(value, row.currency)
  return {
    gameId: row.game_id,
    gameInstanceId: row.id,
    version: Number(row.version),
    currencyId: row.currency,
    ...toGameTexts(row),
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
    ...(row.readyAt === null ? {} : { readyTime: Math.floor(row.readyAt) }),
  }
}

const drawView = (row: ViewRow) => {
  const terms = getTerms({ rules: row.rules, prizeTable: row.prize_table })
  const kind = drawKindFor(terms.rules.kind)
  const [gamePlaySize, gamePlaySize2nd] = kind.playSize(terms.rules)
  return {
    gameRule: kind.toRuleView(terms.rules, row.cap),
    tournament: !row.instaplay,
    ...(paysJackpot(terms)
      ? { progressiveAmount: decimal(row.jackpot, row.currency), matchesNeeded: matchesForJackpot(terms) }
      : { progressiveAmount: null }),
    ...fixedPrizes(terms, row.currency),
    prizePool: decimal(prizeFund(row.pool, terms), row.currency),
    gamePlaySize,
    gamePlaySize2nd,
    payoutPercentage: terms.prizeTable.payoutPercentage,
    ...(kind.lobby && { gameLobby: kind.lobby }),
  }
}

/** The prizes that do not depend on the sales, highest first. An item counts with its cash option. */
const fixedPrizes = ({ prizeTable }: GameTerms, currency: string) => {
  const fixed = prizeTable.tiers.flatMap(({ name, prize }, tier) => {
    const prizeText = prize.kind === 'item' ? prize.item : name
    const money = toMoneyPrize(prize)
    return money.kind === 'fixed' ? [{ tier, prizeText, amount: BigInt(money.amount) }] : []
  })
  if (fixed.length === 0) return {}
  const highestFirst = fixed.toSorted((a, b) => (a.amount < b.amount ? 1 : -1))
  return {
    prizesAvailable: highestFirst.map(({ amount, ...prize }) => ({
      ...prize,
      amount: decimal(amount, currency),
      remaining: null,
    })),
  }
}
