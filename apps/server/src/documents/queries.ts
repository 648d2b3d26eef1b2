import type { DocumentUpload } from '@fairground/contract/entities/players/verification'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const countDocuments = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<number> => {
  const { count } = await tx
    .selectFrom('document')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const attachDocument = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  requestId: number,
  { uploadId, kind }: Pick<DocumentUpload, 'uploadId' | 'kind'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({ request_id: requestId, kind })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('upload_id', '=', uploadId)
    .where('request_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface NewDocument {
  readonly uploadId: string
  readonly contentType: string
  readonly bytes: number
  readonly wrappedKey: Buffer
}

export const insertDocument = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { uploadId, contentType, bytes, wrappedKey }: NewDocument,
): Promise<void> => {
  await tx
    .insertInto('document')
    .values({
      member_id: memberId,
      upload_id: uploadId,
      player_id: playerId,
      content_type: contentType,
      bytes,
      wrapped_key: wrappedKey,
    })
    .execute()
}

/** Returns false if there is no such document or it belongs to a request. */
export const deleteUnattachedDocument = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  uploadId: string,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('document')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('upload_id', '=', uploadId)
    .where('request_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findDocumentKeys = (tx: Tx, memberId: number, uploadId: string) =>
  tx
    .selectFrom('document as d')
    .innerJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'd.member_id').onRef('k.player_id', '=', 'd.player_id'),
    )
    .select(['d.player_id', 'd.wrapped_key', 'k.wrapped'])
    .where('d.member_id', '=', memberId)
    .where('d.upload_id', '=', uploadId)
    .executeTakeFirst()
