import { defaultLanguage } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { safeHtml } from '#published/safe-html.ts'
import { findGame } from './find-game.ts'
import { textsOf } from './game-texts.ts'
import { rulesHtml } from './rules-html.ts'

/** In the language asked for, or in the default one, which is logged: the answer says in which. */
export const getGameLanguage: Handler<'getGameLanguage'> = (
  { gameId, languageId },
  { member },
  { db, log },
) =>
  inMember(db, member.id, async tx => {
    const game = await findGame(tx, member.id, gameId)
    const texts = await textsOf(tx, member.id, gameId, languageId)
    if (!texts && languageId !== defaultLanguage)
      log.warn({ memberId: member.id, gameId, languageId }, 'a game has no texts in this language')
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
