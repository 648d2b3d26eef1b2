import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { servedLanguage } from '#published/served-language.ts'

export const updatePlayerLocale: Handler<'updatePlayerLocale'> = async (
  { languageId },
  { member, session },
  { db, content },
) => {
  const playerId = requirePlayer(session)
  if ((await servedLanguage(languageId, member, content)) !== languageId)
    throw new Refusal('profile.notFound')
  await inMember(db, member.id, tx =>
    tx
      .updateTable('player')
      .set({ language: languageId })
      .where('member_id', '=', member.id)
      .where('id', '=', playerId)
      .execute(),
  )
  return { result: 1 }
}
