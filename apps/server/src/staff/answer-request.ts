import { databaseNow, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { readPlayer } from '#player/queries/players.ts'
import { publishReload } from '#player/verification-requests.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { updateAddressVerifiedAt, updateIdVerification } from './queries/players.ts'
import { refuseClaimed } from './verification/claim.ts'
import { lockRequest, updateToAnswered } from './queries/requests.ts'

export interface RequestAnswer {
  readonly requestId: number
  readonly status: 'VERIFIED' | 'REJECTED'
  /** Shown to the player. */
  readonly text: string
}

export const answerRequest = (
  deps: StaffDeps,
  acting: Acting,
  { requestId, status, text }: RequestAnswer,
): Promise<void> =>
  act(deps, acting, status === 'VERIFIED' ? 'approve' : 'reject', async tx => {
    const memberId = acting.member.id
    const request = await lockRequest(tx, memberId, requestId)
    if (request?.status !== 'SUBMITTED')
      throw new CommandRefused(`request ${requestId} is not waiting for an answer`)
    const at = await databaseNow(tx)
    refuseClaimed(request, acting.actor, requestId, at)
    await updateToAnswered(tx, memberId, requestId, { status, text, at })
    const player = { memberId, playerId: request.player_id }
    if (request.kind === 'id') await setIdentity(tx, player, status, at)
    if (request.kind === 'address' && status === 'VERIFIED') await setAddress(tx, player, at)
    await publishReload(tx, player)
    await mailAnswer(tx, deps, acting, player.playerId, { status, text })
    return {
      subject: `request/${requestId}`,
      before: { status: request.status },
      after: { status, kind: request.kind, playerId: request.player_id },
      result: undefined,
    }
  })

const mailAnswer = async (
  tx: Tx,
  deps: StaffDeps,
  { member }: Acting,
  playerId: number,
  { status, text: why }: Pick<RequestAnswer, 'status' | 'text'>,
): Promise<void> => {
  const row = await readPlayer(tx, member.id, playerId)
  const { username } = row
  await (status === 'VERIFIED'
    ? mailPlayer(tx, deps, member, row, { kind: 'documentsApproved', facts: { username } })
    : mailPlayer(tx, deps, member, row, { kind: 'documentsRejected', facts: { username, why } }))
}

const setIdentity = async (
  tx: Tx,
  player: PlayerKey,
  status: RequestAnswer['status'],
  at: number,
): Promise<void> => {
  const verifiedAt = status === 'VERIFIED' ? at : null
  await updateIdVerification(tx, player, status, verifiedAt)
  const event = { eventType: 29 as const, ...player, verificationStatus: status, idVerifiedDate: verifiedAt }
  await putInOutbox(tx, player.memberId, announce('idVerification', event))
}

const setAddress = async (tx: Tx, player: PlayerKey, at: number): Promise<void> => {
  await updateAddressVerifiedAt(tx, player, at)
  const event = { eventType: 31 as const, ...player, addressVerified: true, addressVerifiedDate: at }
  await putInOutbox(tx, player.memberId, announce('addressVerification', event))
}
