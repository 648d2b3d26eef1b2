import { databaseNow, inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { framesOf, type TierRow } from '#instance/show.ts'
import { termsOf } from '#instance/terms.ts'
import { addressOf } from './address.ts'
import type { Organizer } from './organizer.ts'
import { changeInstance, lockInstance, recordEvent, resultOf, setDue } from './queries.ts'

/** A start this late is shown from the beginning all the same. */
const lateMs = 1500

/** The play-out begins: from now on results may be fetched, ball by ball against the server's clock. */
export const startOrganizer: Organizer = ({ db }, { memberId, id }) =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (instance.status !== 'READY') return
    const result = await resultOf(tx, memberId, id)
    if (!result) throw new Error(`instance ${id} is READY without a result`)
    const now = await databaseNow(tx)
    if (now < instance.start_at) return setDue(tx, memberId, id, instance.start_at)
    const startAt = now - instance.start_at > lateMs ? Math.ceil(now) : instance.start_at
    const { rules } = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
    const tiers = result.tiers as TierRow[]
    const endAt = framesOf({ rules, drawn: result.drawn, tiers, startAt }).at(-1)!.at
    const version = await changeInstance(tx, memberId, id, {
      status: 'STARTED',
      startAt,
      endAt,
      dueAt: endAt,
    })
    await recordEvent(tx, memberId, id, 'started', { startAt })
    const payload = {
      eventType: 4 as const,
      ...addressOf(memberId, instance, version),
      gameStatus: 'STARTED' as const,
      tournamentStartTime: startAt,
    }
    await putInOutbox(tx, memberId, announce('gameStart', payload))
  })
