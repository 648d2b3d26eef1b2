import { databaseNow, timestamp, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { playerById } from '#player/player-rows.ts'
import { tellToReload } from '#player/verification-requests.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import type { OfPlayer } from '#player/of-player.ts'

export interface RequestAnswer {
  readonly requestId: number
  readonly status: 'VERIFIED' | 'REJECTED'
  /** What the player reads. */
  readonly text: string
}

export const answerRequest = (
  parts: OperatorParts,
  acting: Acting,
  { requestId, status, text }: RequestAnswer,
): Promise<void> =>
  act(parts, acting, status === 'VERIFIED' ? 'approve' : 'reject', async tx => {
    const memberId = acting.member.id
    const request = await tx
      .selectFrom('verification_request')
      .select(['player_id', 'kind', 'status'])
      .where('member_id', '=', memberId)
      .where('id', '=', requestId)
      .forUpdate()
      .executeTakeFirst()
    if (request?.status !== 'SUBMITTED') throw new NotDone(`request ${requestId} does not wait for an answer`)
    const at = await databaseNow(tx)
    await tx
      .updateTable('verification_request')
      .set({ status, message: text, answered_at: timestamp(at) })
      .where('member_id', '=', memberId)
      .where('id', '=', requestId)
      .execute()
    const player = { memberId, playerId: request.player_id }
    if (request.kind === 'id') await setIdentity(tx, player, status, at)
    if (request.kind === 'address' && status === 'VERIFIED') await setAddress(tx, player, at)
    await tellToReload(tx, player)
    await mailAnswer(tx, parts, acting, player.playerId, { status, text })
    return {
      subject: `request/${requestId}`,
      before: { status: request.status },
      after: { status, kind: request.kind, playerId: request.player_id },
      result: undefined,
    }
  })

const mailAnswer = async (
  tx: Tx,
  parts: OperatorParts,
  { member }: Acting,
  playerId: number,
  { status, text: why }: Pick<RequestAnswer, 'status' | 'text'>,
): Promise<void> => {
  const row = await playerById(tx, member.id, playerId)
  const { username } = row
  await (status === 'VERIFIED'
    ? mailPlayer(tx, parts, member, row, { kind: 'documentsApproved', facts: { username } })
    : mailPlayer(tx, parts, member, row, { kind: 'documentsRejected', facts: { username, why } }))
}

const setIdentity = async (
  tx: Tx,
  player: OfPlayer,
  status: RequestAnswer['status'],
  at: number,
): Promise<void> => {
  const verifiedAt = status === 'VERIFIED' ? at : null
  await tx
    .updateTable('player')
    .set({ verification_status: status, id_verified_at: verifiedAt === null ? null : timestamp(verifiedAt) })
    .where('member_id', '=', player.memberId)
    .where('id', '=', player.playerId)
    .execute()
  const told = { eventType: 29 as const, ...player, verificationStatus: status, idVerifiedDate: verifiedAt }
  await putInOutbox(tx, player.memberId, announce('idVerification', told))
}

const setAddress = async (tx: Tx, player: OfPlayer, at: number): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ address_verified_at: timestamp(at) })
    .where('member_id', '=', player.memberId)
    .where('id', '=', player.playerId)
    .execute()
  const told = { eventType: 31 as const, ...player, addressVerified: true, addressVerifiedDate: at }
  await putInOutbox(tx, player.memberId, announce('addressVerification', told))
}
