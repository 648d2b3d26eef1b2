import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { failpoint } from '#platform/failpoint.ts'
import type { Organizer } from '#lifecycle/organizer.ts'
import { lockInstance, setDue, setDueIn } from '#lifecycle/queries.ts'
import { findBeacon, findCommit } from '#lifecycle/chain-queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { isRefunding } from '#lifecycle/decide-refund.ts'
import { giveUpAfterMs, refundInstance } from './refund-organizer.ts'
import { insertBeacon } from './queries/chain.ts'

/** Fetches the committed beacon round. A draw never changes to another round. */
export const beaconOrganizer: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const { commit, now } = await inMember(deps.db, memberId, async tx => ({
    commit: await findCommit(tx, memberId, id),
    now: await deps.readTime(tx),
  }))
  if (!commit) throw new Error(`instance ${id} has no commit`)
  const beaconRound = Number(commit.round)
  const publishedAt = roundTime(deps.beacon.chain, beaconRound)
  if (now < publishedAt) return inMember(deps.db, memberId, tx => setDue(tx, memberId, id, publishedAt))
  const signed = await deps.beacon.getRound(beaconRound)
  if (!signed) {
    if (now > publishedAt + giveUpAfterMs)
      return refundInstance(deps, due, `the beacon did not publish round ${beaconRound}`)
    throw new Error(`the beacon has not published round ${beaconRound} yet`)
  }
  failpoint('beacon.afterFetch', id)
  await inMember(deps.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if ((await findBeacon(tx, memberId, id)) || (await isRefunding(tx, memberId, id))) return
    await insertBeacon(tx, due, commit.round, signed.signature)
    await recordEvent(tx, memberId, id, 'beacon', { round: beaconRound })
    await setDueIn(tx, memberId, id, 0)
  })
  failpoint('beacon.afterInsert', id)
}
