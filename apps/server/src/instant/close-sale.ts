import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import {
  changeInstance,
  findGame,
  type InstanceRecord,
  lockInstance,
  waitForLane,
} from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#platform/failpoint.ts'
import { computePrizeFund } from '#kinds/prizes.ts'
import { decimal } from '#platform/money.ts'
import { countFailedRounds, findWaitingSince } from './queries/rounds.ts'

/** With the backoff of retries this takes about fifteen minutes. */
export const maxFailures = 35

/** The sale stops when the signer or the witnesses miss this many rounds of the deck in a row. */
export const maxFailedRounds = 3

/** A card is dealt within seconds. While tickets wait longer than this, no further ones are sold. */
const maxWaitMs = 60_000

/** The sale also ends when the operator deactivates the game or when dealing cards keeps failing. */
export const saleIsOver = async (tx: Tx, instance: InstanceRecord, now: number): Promise<boolean> => {
  const { id, member_id: memberId, game_id: gameId, status, sold, cap, reg_end: regEnd, attempts } = instance
  if (status !== 'OPEN') return false
  if (sold >= cap || now >= regEnd || attempts >= maxFailures) return true
  if ((await countFailedRounds(tx, memberId, id, maxFailedRounds)) >= maxFailedRounds) return true
  const since = await findWaitingSince(tx, memberId, id)
  if (since !== undefined && now > since + maxWaitMs) return true
  return !(await findGame(tx, memberId, gameId)).active
}

/** Closes the sale. The deck ends when its last ticket has a card. */
export const closeSale: Organizer = async ({ db }, { memberId, id }) => {
  await inMember(db, memberId, async tx => {
    await waitForLane(tx, memberId)
    const instance = await lockInstance(tx, memberId, id)
    const now = await databaseNow(tx)
    if (!(await saleIsOver(tx, instance, now))) return
    const { sold, players, pool, currency, rules, prize_table: prizeTable } = instance
    const end = Math.min(now, instance.reg_end)
    const version = await changeInstance(tx, memberId, id, {
      event: 'registrationEnd',
      closedAt: now,
      regEnd: end,
      startAt: end,
      dueAt: Infinity,
    })
    await recordEvent(tx, memberId, id, 'closed', { sold, players })
    const payload = {
      eventType: 8 as const,
      ...toInstanceAddress(memberId, instance, version),
      gameStatus: 'CLOSED' as const,
      gamePlayCurrent: sold,
      gamePlayerCurrent: players,
      prizePool: decimal(computePrizeFund({ rules, prizeTable, pool }), currency),
    }
    await putInOutbox(tx, memberId, announce('gameRegistrationEnd', payload))
  })
  failpoint('sale.afterClosing', id)
}
