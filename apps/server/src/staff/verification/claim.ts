import { databaseNow } from '@fairground/database/transaction'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { openReply } from '#player/verification-requests.ts'
import { toActor } from '#staff/access/staff-session.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { lockRequest, readDocuments } from '#staff/queries/requests.ts'
import { findSealedReply, updateClaim } from './queries/claims.ts'

/** A forgotten claim ends after this time. */
export const claimMs = 30 * 60_000

interface Claim {
  readonly claimed_by: number | null
  readonly claimed_at: number | null
}

/** Two analysts must not decide one request. */
export const refuseClaimed = (
  { claimed_by: by, claimed_at: at }: Claim,
  actor: string,
  requestId: number,
  now: number,
): void => {
  if (by !== null && at !== null && at + claimMs > now && toActor(by) !== actor)
    throw new CommandRefused(`${toActor(by)} works on request ${requestId}`)
}

/** Takes a request for half an hour and returns what the player has sent. */
export const claimVerification = (
  deps: StaffDeps,
  acting: Acting,
  staffId: number,
  requestId: number,
): Promise<OperatorOutput<'claimVerification'>> =>
  act(deps, acting, 'claim-request', async tx => {
    const memberId = acting.member.id
    const request = await lockRequest(tx, memberId, requestId)
    if (request?.status !== 'SUBMITTED')
      throw new CommandRefused(`request ${requestId} is not waiting for an answer`)
    const now = await databaseNow(tx)
    refuseClaimed(request, acting.actor, requestId, now)
    await updateClaim(tx, memberId, requestId, staffId)
    const player = { memberId, playerId: request.player_id }
    const reply = await findSealedReply(tx, memberId, requestId)
    const documents = await readDocuments(tx, memberId, [requestId])
    return {
      subject: `request/${requestId}`,
      after: { claimedBy: staffId, playerId: request.player_id },
      result: {
        playerId: request.player_id,
        claimedUntil: now + claimMs,
        reply: reply ? openReply(deps.vault, player, requestId, reply) : '',
        documents: documents.map(each => ({
          uploadId: each.upload_id,
          kind: each.kind ?? 'other',
          contentType: each.content_type,
        })),
      },
    }
  })

export const releaseVerification = (deps: StaffDeps, acting: Acting, requestId: number): Promise<void> =>
  act(deps, acting, 'release-request', async tx => {
    const memberId = acting.member.id
    const request = await lockRequest(tx, memberId, requestId)
    if (!request || request.claimed_by === null || toActor(request.claimed_by) !== acting.actor)
      throw new CommandRefused(`request ${requestId} is not yours`)
    await updateClaim(tx, memberId, requestId, null)
    return { subject: `request/${requestId}`, before: { claimedBy: request.claimed_by }, result: undefined }
  })
