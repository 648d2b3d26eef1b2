import { joinErrors } from '@fairground/contract/errors/join'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Member } from '#operator/members.ts'
import { buyPlays } from '#join/buy-plays.ts'
import { claimPendingJoin, finishPendingJoin } from './queries.ts'

interface PendingJoinDeps {
  readonly db: Database
  readonly lane: LaneClient
}

/** Answers that leave it open whether the plays were bought; the same request is sent again later. */
const uncertainCodes: ReadonlySet<number> = new Set([
  joinErrors.couldNotConfirm.code,
  joinErrors.siteCannotAcceptPlays.code,
  joinErrors.unknown.code,
])

/**
 * Buys the plays of one credited deposit. The request id of the player makes the purchase unique, so a repeated run by
 * any worker, or the same request from the browser, buys nothing twice. Returns false when nothing is due.
 */
export const playPendingJoin = async ({ db, lane }: PendingJoinDeps, member: Member): Promise<boolean> => {
  const memberId = member.id
  const due = await inMember(db, memberId, tx => claimPendingJoin(tx, memberId))
  if (!due) return false
  const { id, playerId, request } = due
  // The player paid for this draw. If its sale is over, the money stays in the balance.
  const answer = await buyPlays(request, { member, playerId }, { db, lane }, { staysInInstance: true })
  if (uncertainCodes.has(answer.exitCode)) return true
  await inMember(db, memberId, async tx => {
    const isFirst = await finishPendingJoin(tx, memberId, id, answer)
    if (!isFirst || answer.exitCode === 0) return
    const message = `${answer.exitDescription} Your deposit is in your balance.`
    const title = 'Ticket not bought'
    const event = { eventType: 2 as const, memberId, playerId, title, message }
    await putInOutbox(tx, memberId, announce('privateMessage', event))
  })
  return true
}
