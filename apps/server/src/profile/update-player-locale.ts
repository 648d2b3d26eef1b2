import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import { updateLanguage } from './queries/player-updates.ts'

export const updatePlayerLocale: Handler<'updatePlayerLocale'> = async (
  { languageId },
  { member, session },
  { db, siteContents },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  if ((await servedLanguage(languageId, member, siteContents)) !== languageId)
    throw new Refusal('profile.notFound')
  await inMember(db, member.id, tx => updateLanguage(tx, player, languageId))
  return { result: 1 }
}
