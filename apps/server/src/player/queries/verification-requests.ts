import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

const selectRequests = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('verification_request')
    .select(['id', 'kind', 'status', 'message', 'requested_at', 'answered_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')

export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number]

export const readRequests = (tx: Tx, player: PlayerKey) => selectRequests(tx, player).execute()

export const findNewestRequest = (tx: Tx, player: PlayerKey) =>
  selectRequests(tx, player).limit(1).executeTakeFirst()

export const lockOpenRequest = (
  tx: Tx,
  player: PlayerKey,
  by: { readonly id: number } | { readonly kind: string },
) => {
  const open = selectRequests(tx, player).where('status', 'in', ['REQUESTED', 'SUBMITTED']).forUpdate()
  return ('id' in by ? open.where('id', '=', by.id) : open.where('kind', '=', by.kind)).executeTakeFirst()
}

export const insertRequest = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  kind: string,
): Promise<void> => {
  await tx
    .insertInto('verification_request')
    .values({ member_id: memberId, player_id: playerId, kind, status: 'REQUESTED' })
    .execute()
}

/** Without a reply, the stored one stays. */
export const updateToSubmitted = async (
  tx: Tx,
  memberId: number,
  id: number,
  sealedReply: Buffer | undefined,
): Promise<void> => {
  await tx
    .updateTable('verification_request')
    .set({
      status: 'SUBMITTED',
      submitted_at: sql<number>`clock_timestamp()`,
      ...(sealedReply && { sealed_reply: sealedReply }),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
