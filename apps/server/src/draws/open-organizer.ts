import { databaseNow, inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/bytes'
import { runsOnSale, type Schedule, type ScheduledRun } from '@fairground/rules/game/schedule'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { readGameViews } from '#instance/game-view.ts'
import { addressOf } from './address.ts'
import type { OrganizerParts } from './organizer.ts'
import { recordEvent } from './queries.ts'

/** Keeps the next runs of every active game on sale, each with its seed chain anchored before the first sale. */
export const openInstances = async (parts: OrganizerParts, memberId: number): Promise<void> => {
  const games = await inMember(parts.db, memberId, tx =>
    tx.selectFrom('game').selectAll().where('member_id', '=', memberId).where('active', '=', true).execute(),
  )
  for (const game of games) {
    if (!game.chain_anchor) await anchorChain(parts, memberId, game.id)
    await inMember(parts.db, memberId, async tx => {
      const now = await databaseNow(tx)
      const opened = await openedSlots(tx, memberId, game.id, now)
      const missing = runsOnSale(game.schedule as Schedule, now).filter(run => !opened.has(run.startAt))
      for (const run of missing) await openRun(tx, memberId, game, run)
    })
  }
}

/** Slots that have their run, and starts that a rescheduled run has moved to: neither is opened again. */
const openedSlots = async (tx: Tx, memberId: number, gameId: number, now: number): Promise<Set<number>> => {
  const rows = await tx
    .selectFrom('game_instance')
    .select(['slot_at', 'start_at'])
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where(eb => eb.or([eb('slot_at', '>', timestamp(now)), eb('start_at', '>', timestamp(now))]))
    .execute()
  return new Set(rows.flatMap(row => [row.slot_at, row.start_at]))
}

const anchorChain = async (parts: OrganizerParts, memberId: number, gameId: number): Promise<void> => {
  const { anchor } = await parts.signer.call('openChain', { game: `${memberId}/${gameId}` })
  await inMember(parts.db, memberId, tx =>
    tx
      .updateTable('game')
      .set({ chain_anchor: Buffer.from(unhex(anchor)) })
      .where('member_id', '=', memberId)
      .where('id', '=', gameId)
      .where('chain_anchor', 'is', null)
      .execute(),
  )
}

interface GameRow {
  readonly id: number
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
  readonly player_max: number
}

const openRun = async (tx: Tx, memberId: number, game: GameRow, run: ScheduledRun): Promise<void> => {
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
      slot_at: timestamp(run.startAt),
      reg_end: timestamp(run.registrationEndAt),
      start_at: timestamp(run.startAt),
      due_at: timestamp(run.registrationEndAt),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'game_id', 'version'])
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
  await recordEvent(tx, memberId, inserted.id, 'opened', {
    startAt: run.startAt,
    registrationEndAt: run.registrationEndAt,
  })
  const [view] = await readGameViews(tx, memberId, { ids: [inserted.id] })
  const address = addressOf(memberId, inserted, Number(inserted.version))
  await putInOutbox(tx, memberId, announce('gameCreate', { eventType: 0, ...address, game: view! }))
}
