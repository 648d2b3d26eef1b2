import type { Game, GameInstance } from '@fairground/database/rows'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import { deckKindNames } from '#kinds/kinds.ts'

export type OpenableGame = Pick<
  Selectable<Game>,
  'id' | 'rules' | 'prize_table' | 'currency' | 'cost' | 'fee' | 'cap' | 'player_max'
>

export interface InstanceTimes {
  readonly slotAt: number
  readonly startAt: number
  readonly registrationEndAt: number
}

/** Returns undefined if the slot already has an instance. */
export const insertInstance = async (
  tx: Tx,
  memberId: number,
  game: OpenableGame,
  { slotAt, startAt, registrationEndAt }: InstanceTimes,
): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('game_instance')
    .values({
      member_id: memberId,
      game_id: game.id,
      rules: JSON.stringify(game.rules),
      prize_table: JSON.stringify(game.prize_table),
      currency: game.currency,
      price: game.cost,
      fee: game.fee,
      cap: game.cap,
      player_max: game.player_max,
      slot_at: timestamp(slotAt),
      reg_end: timestamp(registrationEndAt),
      start_at: timestamp(startAt),
      due_at: timestamp(registrationEndAt),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const insertInstanceAccounts = async (
  tx: Tx,
  memberId: number,
  id: number,
  currency: string,
): Promise<void> => {
  const escrow = { member_id: memberId, kind: 'game:escrow', ref: BigInt(id), currency }
  const fee = { member_id: memberId, kind: 'house:fee', ref: 0n, currency }
  await tx
    .insertInto('account')
    .values([escrow, fee])
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Slots with an instance and starts of rescheduled instances. No instance is opened for either. */
export const findOpenedSlots = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  now: number,
): Promise<Set<number>> => {
  const rows = await tx
    .selectFrom('game_instance')
    .select(['slot_at', 'start_at'])
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where(eb => eb.or([eb('slot_at', '>', timestamp(now)), eb('start_at', '>', timestamp(now))]))
    .execute()
  return new Set(rows.flatMap(row => [row.slot_at, row.start_at]))
}

type OpenInstanceRow = Pick<Selectable<GameInstance>, 'id'> & { readonly published: boolean }

export const findOpenInstances = async (
  tx: Tx,
  memberId: number,
  gameId: number,
): Promise<OpenInstanceRow[]> => {
  const { rows } = await sql<OpenInstanceRow>`
    SELECT id, EXISTS (SELECT FROM instance_event e
                        WHERE e.member_id = i.member_id AND e.instance_id = i.id AND e.kind = 'opened') AS published
      FROM game_instance i
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND status = 'OPEN'`.execute(tx)
  return rows
}

export const findParticipantIds = async (tx: Tx, memberId: number, id: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('ticket')
    .select('player_id')
    .distinct()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .execute()
  return rows.map(row => row.player_id)
}

export const findLatestStart = async (tx: Tx, memberId: number, gameId: number): Promise<number> => {
  const { latest } = await tx
    .selectFrom('game_instance')
    .select(eb => eb.fn.max('start_at').as('latest'))
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('status', 'not in', ['ENDED', 'REFUNDED'])
    .executeTakeFirstOrThrow()
  return latest
}

export const findUnsoldInstances = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('game_instance as i')
    .innerJoin('game as g', join =>
      join.onRef('g.member_id', '=', 'i.member_id').onRef('g.id', '=', 'i.game_id'),
    )
    .select('i.id')
    .where('i.member_id', '=', memberId)
    .where('g.active', '=', false)
    // A published deck must end with a public record, so it is not deleted.
    .where('g.rule', 'not in', deckKindNames)
    .where('i.status', '=', 'OPEN')
    .where('i.sold', '=', 0)
    .execute()

interface Failure {
  readonly attempts: number
  readonly message: string
  readonly dueAt: number
  /** Sets the status RETRY. */
  readonly retry: boolean
}

export const updateFailure = async (
  tx: Tx,
  memberId: number,
  id: number,
  { attempts, message, dueAt, retry }: Failure,
): Promise<void> => {
  await tx
    .updateTable('game_instance')
    .set(eb => ({
      attempts,
      last_error: message.slice(0, 500),
      due_at: timestamp(dueAt),
      ...(retry ? { status: 'RETRY', version: eb('version', '+', 1n) } : {}),
    }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
