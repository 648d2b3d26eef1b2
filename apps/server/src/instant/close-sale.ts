import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { addressOf } from '#draws/address.ts'
import type { Organizer } from '#draws/organizer.ts'
import {
  changeInstance,
  gameOf,
  type InstanceRecord,
  lockInstance,
  recordEvent,
  waitForLane,
} from '#draws/queries.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { prizesOf } from '#instance/prizes-of.ts'
import { decimal } from '#instance/terms.ts'

/** About a quarter of an hour. */
export const mostFailures = 35

/** An operator stops a deck by taking its game off; and nothing more is sold of one that cannot deal its cards. */
export const saleIsOver = async (tx: Tx, instance: InstanceRecord, now: number): Promise<boolean> => {
  const { member_id: memberId, game_id: gameId, status, sold, cap, reg_end: regEnd, attempts } = instance
  if (status !== 'OPEN') return false
  if (sold >= cap || now >= regEnd || attempts >= mostFailures) return true
  return !(await gameOf(tx, memberId, gameId)).active
}

/** Sold out, or its time is over, or stopped: nothing more is sold, and the deck ends when its last ticket has a card. */
export const closeSale: Organizer = async ({ db }, { memberId, id }) => {
  await inMember(db, memberId, async tx => {
    await waitForLane(tx, memberId)
    const instance = await lockInstance(tx, memberId, id)
    const now = await databaseNow(tx)
    if (!(await saleIsOver(tx, instance, now))) return
    const { sold, players, pool, currency, rules, prize_table: prizeTable } = instance
    const end = Math.min(now, instance.reg_end)
    const version = await changeInstance(tx, memberId, id, {
      status: 'CLOSED',
      closedAt: now,
      regEnd: end,
      startAt: end,
      dueAt: Infinity,
    })
    await recordEvent(tx, memberId, id, 'closed', { sold, players })
    const payload = {
      eventType: 8 as const,
      ...addressOf(memberId, instance, version),
      gameStatus: 'CLOSED' as const,
      gamePlayCurrent: sold,
      gamePlayerCurrent: players,
      prizePool: decimal(prizesOf({ rules, prizeTable, pool }), currency),
    }
    await putInOutbox(tx, memberId, announce('gameRegistrationEnd', payload))
  })
  failpoint('sale.afterClosing', id)
}
