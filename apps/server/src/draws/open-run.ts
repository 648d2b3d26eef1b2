import { timestamp, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { readGameViews } from '#instance/game-view.ts'
import { addressOf } from './address.ts'
import { lockInstance, recordEvent } from './queries.ts'

export interface OpenedGame {
  readonly id: number
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
  readonly player_max: number
}

interface Run {
  readonly slotAt: number
  readonly startAt: number
  readonly registrationEndAt: number
}

/** Puts a run on sale and tells so, unless its slot has one. */
export const openRun = async (tx: Tx, memberId: number, game: OpenedGame, run: Run): Promise<void> => {
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
      slot_at: timestamp(run.slotAt),
      reg_end: timestamp(run.registrationEndAt),
      start_at: timestamp(run.startAt),
      due_at: timestamp(run.registrationEndAt),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  const escrow = {
    member_id: memberId,
    kind: 'game:escrow',
    ref: BigInt(inserted.id),
    currency: game.currency,
  }
  const fee = { member_id: memberId, kind: 'house:fee', ref: 0n, currency: game.currency }
  await tx
    .insertInto('account')
    .values([escrow, fee])
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await tellOpened(tx, memberId, inserted.id)
}

export const tellOpened = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  const instance = await lockInstance(tx, memberId, id)
  const { start_at: startAt, reg_end: registrationEndAt } = instance
  await recordEvent(tx, memberId, id, 'opened', { startAt, registrationEndAt })
  const [game] = await readGameViews(tx, memberId, { ids: [id] })
  const address = addressOf(memberId, instance, Number(instance.version))
  await putInOutbox(tx, memberId, announce('gameCreate', { eventType: 0, ...address, game: game! }))
}
