import { defaultLanguage } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { safeHtml } from '#site-content/safe-html.ts'
import { requireGame } from '#games/require-game.ts'
import { findGameText } from './queries.ts'
import { rulesHtml } from './rules-html.ts'

/** Returns the default language and logs a warning if the requested one has no texts. */
export const getGameLanguage: Handler<'getGameLanguage'> = (
  { gameId, languageId },
  { member },
  { db, log },
) =>
  inMember(db, member.id, async tx => {
    const game = await requireGame(tx, member.id, gameId)
    const texts = await findGameText(tx, member.id, gameId, languageId)
    if (!texts && languageId.slice(0, 2) !== defaultLanguage.slice(0, 2))
      log.warn({ memberId: member.id, gameId, languageId }, 'game texts missing in requested language')
    const { title, title_short, description } = texts ?? game
    return {
      gameId,
      languageId: texts ? languageId : defaultLanguage,
      gameTitle: title,
      gameTitleShort: title_short,
      gameDescription: description,
      gameInfo: safeHtml(texts?.info ?? ''),
      gameRulesHtml: safeHtml(texts?.rules_html ?? '') || rulesHtml(game),
    }
  })
