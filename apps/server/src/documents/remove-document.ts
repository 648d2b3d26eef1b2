import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { deleteUnattachedDocument } from './queries.ts'

/** Deletes the row with the key first: a file left behind cannot be decrypted. */
export const removeDocument: Handler<'removeDocument'> = async (
  { uploadId },
  { member, session },
  { db, documents },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const deleted = await inMember(db, member.id, tx => deleteUnattachedDocument(tx, player, uploadId))
  if (!deleted) throw new Refusal('profile.notFound')
  await documents.remove({ memberId: member.id, uploadId })
  return { result: 1 }
}
