import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import { readPageTexts } from './queries.ts'

/** Returns the page that the operator's settings name, in the requested language. */
export const getDepositPopup: Handler<'getDepositPopup'> = async ({ languageId }, { member }, context) => {
  const pageId = member.settings.depositPopupPageId
  if (pageId === undefined) return { popup: null }
  const language = await servedLanguage(languageId, member, context.siteContents)
  const texts = await inMember(context.db, member.id, tx => readPageTexts(tx, member.id, pageId))
  const text = texts.find(each => each.language === language) ?? texts[0]
  return { popup: text ? { title: text.title, html: text.body } : null }
}
