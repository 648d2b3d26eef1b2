import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'

/** The row with its key first: without it the file is noise, should it stay behind. */
export const removeDocument: Handler<'removeDocument'> = async (
  { uploadId },
  { member, session },
  { db, documents },
) => {
  const playerId = requirePlayer(session)
  const { numDeletedRows } = await inMember(db, member.id, tx =>
    tx
      .deleteFrom('document')
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .where('upload_id', '=', uploadId)
      .where('request_id', 'is', null)
      .executeTakeFirst(),
  )
  if (numDeletedRows === 0n) throw new Refusal('profile.notFound')
  await documents.remove({ memberId: member.id, uploadId })
  return { result: 1 }
}
