import { databaseNow, inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/bytes'
import { isTimed, runsOnSale, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { isDeck } from '#instant/terms.ts'
import { deleteUnsold } from './delete-unsold.ts'
import { ensureGuarantee } from './guarantee.ts'
import { type OpenedGame, openRun } from './open-run.ts'
import { openWhenFull } from './open-when-full.ts'
import type { OrganizerParts } from './organizer.ts'

/** Keeps the next runs of every active game on sale, each with its seed chain anchored before the first sale. */
export const openInstances = async (parts: OrganizerParts, memberId: number): Promise<void> => {
  const games = await inMember(parts.db, memberId, tx =>
    tx.selectFrom('game').selectAll().where('member_id', '=', memberId).where('active', '=', true).execute(),
  )
  for (const game of games) {
    if (!game.chain_anchor) await anchorChain(parts, memberId, game.id)
    // Decks are opened when they are sealed, which is another life.
    if (isDeck(game)) continue
    await ensureGuarantee(parts, memberId, game.id)
    const schedule = game.schedule as TimedSchedule | WhenFull
    await inMember(parts.db, memberId, tx =>
      isTimed(schedule) ? openScheduled(tx, memberId, game, schedule) : openWhenFull(tx, memberId, game),
    )
  }
  await deleteUnsold(parts, memberId)
}

const openScheduled = async (
  tx: Tx,
  memberId: number,
  game: OpenedGame,
  schedule: TimedSchedule,
): Promise<void> => {
  const now = await databaseNow(tx)
  const opened = await openedSlots(tx, memberId, game.id, now)
  const missing = runsOnSale(schedule, now).filter(run => !opened.has(run.startAt))
  for (const run of missing) await openRun(tx, memberId, game, { ...run, slotAt: run.startAt })
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
