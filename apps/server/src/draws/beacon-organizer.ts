import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon'
import { unhex } from '@fairground/fair/bytes'
import { failpoint } from '#failpoint.ts'
import type { Organizer } from './organizer.ts'
import { beaconOf, commitOf, lockInstance, recordEvent, setDue } from './queries.ts'
import { giveUpAfterMs, isRefunding, refundInstance } from './refund-organizer.ts'

/** Fetches the round named in the sealed record. The round never changes, however long it takes. */
export const beaconOrganizer: Organizer = async (parts, due) => {
  const { memberId, id } = due
  const commit = await inMember(parts.db, memberId, tx => commitOf(tx, memberId, id))
  if (!commit) throw new Error(`instance ${id} has no sealed record`)
  const round = Number(commit.round)
  const comesAt = roundTime(parts.beacon.chain, round)
  if (Date.now() < comesAt) return inMember(parts.db, memberId, tx => setDue(tx, memberId, id, comesAt))
  const signed = await parts.beacon.round(round)
  if (!signed) {
    if (Date.now() > comesAt + giveUpAfterMs)
      return refundInstance(parts, due, `no beacon for round ${round}`)
    throw new Error(`the beacon has not given round ${round} yet`)
  }
  failpoint('beacon.afterFetch', id)
  await inMember(parts.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if ((await beaconOf(tx, memberId, id)) || (await isRefunding(tx, memberId, id))) return
    const signature = Buffer.from(unhex(signed.signature))
    await tx
      .insertInto('draw_beacon')
      .values({ member_id: memberId, instance_id: id, round: commit.round, signature })
      .execute()
    await recordEvent(tx, memberId, id, 'beacon', { round })
    await setDue(tx, memberId, id, Date.now())
  })
  failpoint('beacon.afterInsert', id)
}
