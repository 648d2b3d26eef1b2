import type {
  GameSchedule,
  GameTemplate,
  GameTerms,
  GameTexts,
} from '@fairground/contract/operator/game-template'
import type { Tx } from '@fairground/database/transaction'
import { CommandRefused } from '#staff/act.ts'
import { findGame, type GameRow, lockGame } from './queries/games.ts'

export const toTerms = ({
  rules,
  prizeTable,
  cost,
  fee,
  cap,
  playerMax,
  schedule,
}: GameTerms): GameTerms => ({
  rules,
  prizeTable,
  cost,
  fee,
  cap,
  playerMax,
  schedule,
})

export const toLiveTerms = (row: GameRow): GameTerms => ({
  rules: row.rules as GameTerms['rules'],
  prizeTable: row.prize_table as GameTerms['prizeTable'],
  cost: String(row.cost),
  fee: String(row.fee),
  cap: row.cap,
  playerMax: row.player_max,
  schedule: row.schedule as GameSchedule,
})

const toTexts = (row: GameRow): GameTexts => ({
  title: row.title,
  titleShort: row.title_short,
  description: row.description,
})

export const toTemplate = (row: GameRow): GameTemplate => ({
  id: row.id,
  ...toTexts(row),
  ...toLiveTerms(row),
})

type GameStatus = 'selling' | 'paused' | 'stopped' | 'retired'
type Lifecycle = Pick<GameRow, 'active' | 'paused' | 'retired_at'>

/** A game that is not active and not retired was stopped by the platform after a fault of its seed chain. */
export const toStatus = ({ active, paused, retired_at: retiredAt }: Lifecycle): GameStatus => {
  if (retiredAt !== null) return 'retired'
  if (!active) return 'stopped'
  return paused ? 'paused' : 'selling'
}

const refuseUnknown = (id: number): never => {
  throw new CommandRefused(`there is no game ${id}`)
}

export const requireGame = async (tx: Tx, memberId: number, id: number): Promise<GameRow> =>
  (await findGame(tx, memberId, id)) ?? refuseUnknown(id)

/** Locks a game that is not retired. */
export const lockLiveGame = async (tx: Tx, memberId: number, id: number): Promise<GameRow> => {
  const row = (await lockGame(tx, memberId, id)) ?? refuseUnknown(id)
  if (row.retired_at !== null) throw new CommandRefused(`game ${id} is retired`)
  return row
}
