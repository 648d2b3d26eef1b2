import { databaseNow, inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { toPlayoutFrames, type StoredTier } from '#kinds/playout.ts'
import { getTerms } from '#kinds/terms.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance, setDue } from '#lifecycle/queries.ts'
import { findResult } from '#lifecycle/chain-queries.ts'
import { recordEvent } from '#lifecycle/history.ts'

/** A play-out that starts later than this is moved to the current time, so that it is shown from the beginning. */
const lateMs = 1500

/** Starts the play-out. From now on clients can read the results, ball by ball by the server's clock. */
export const startOrganizer: Organizer = ({ db }, { memberId, id }) =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (instance.status !== 'READY') return
    const result = await findResult(tx, memberId, id)
    if (!result) throw new Error(`instance ${id} is READY without a result`)
    const now = await databaseNow(tx)
    if (now < instance.start_at) return setDue(tx, memberId, id, instance.start_at)
    const startAt = now - instance.start_at > lateMs ? Math.ceil(now) : instance.start_at
    const { rules } = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
    const tiers = result.tiers as StoredTier[]
    const endAt = toPlayoutFrames({ rules, drawn: result.drawn, tiers, startAt }).at(-1)!.at
    const version = await changeInstance(tx, memberId, id, {
      event: 'start',
      startAt,
      endAt,
      dueAt: endAt,
    })
    await recordEvent(tx, memberId, id, 'started', { startAt })
    const payload = {
      eventType: 4 as const,
      ...toInstanceAddress(memberId, instance, version),
      gameStatus: 'STARTED' as const,
      tournamentStartTime: startAt,
    }
    await putInOutbox(tx, memberId, announce('gameStart', payload))
  })
