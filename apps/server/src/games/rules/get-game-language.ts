import { defaultLanguage } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { toGameTexts } from '#instances/game-texts.ts'
import type { Handler } from '#operation/handler.ts'
import { safeHtml } from '#site-content/safe-html.ts'
import { toGameTextColumns } from '#site-content/versions/queries/live-texts.ts'
import { findDraftGameText } from '#site-content/versions/with-drafts.ts'
import { requireGame } from '#games/require-game.ts'
import { readGameLanguage } from './queries.ts'
import { rulesHtml } from './rules-html.ts'

/** Returns the default language and logs a warning if the requested one has no texts. */
export const getGameLanguage: Handler<'getGameLanguage'> = async (
  { gameId, languageId },
  { member },
  { db, log, siteContents },
) => {
  const draft = findDraftGameText(await siteContents.get(member.id), gameId, languageId)
  return inMember(db, member.id, async tx => {
    const game = await requireGame(tx, member.id, gameId)
    const live = await readGameLanguage(tx, member.id, gameId, languageId)
    const texts = draft ? { ...toGameTextColumns(draft), language: languageId } : live
    if (texts.language === null && languageId.slice(0, 2) !== defaultLanguage.slice(0, 2))
      log.warn({ memberId: member.id, gameId, languageId }, 'game texts missing in requested language')
    return {
      gameId,
      languageId: texts.language ?? defaultLanguage,
      ...toGameTexts(texts),
      gameRulesHtml: safeHtml(texts.rules_html ?? '') || rulesHtml(game),
    }
  })
}
