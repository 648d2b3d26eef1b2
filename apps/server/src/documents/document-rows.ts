import type { DocumentUpload } from '@fairground/contract/entities/verification'
import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#operation/refusal.ts'
import type { OfPlayer } from '#player/of-player.ts'

export const documentsMaximum = 10

export const countDocuments = async (tx: Tx, { memberId, playerId }: OfPlayer): Promise<number> => {
  const { kept } = await tx
    .selectFrom('document')
    .select(eb => eb.fn.countAll<bigint>().as('kept'))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(kept)
}

/** Each must have been uploaded by the player himself and not be part of another request. */
export const handInDocuments = async (
  tx: Tx,
  { memberId, playerId }: OfPlayer,
  requestId: number,
  documents: readonly Pick<DocumentUpload, 'uploadId' | 'kind'>[],
): Promise<void> => {
  for (const { uploadId, kind } of documents) {
    const { numUpdatedRows } = await tx
      .updateTable('document')
      .set({ request_id: requestId, kind })
      .where('member_id', '=', memberId)
      .where('player_id', '=', playerId)
      .where('upload_id', '=', uploadId)
      .where('request_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('profile.notFound')
  }
}
