import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { servedLanguage } from '#published/served-language.ts'

/** The operator names one of his own pages for it. */
export const getDepositPopup: Handler<'getDepositPopup'> = async ({ languageId }, { member }, context) => {
  const pageId = member.settings.depositPopupPageId
  if (pageId === undefined) return { popup: null }
  const language = await servedLanguage(languageId, member, context.content)
  const texts = await inMember(context.db, member.id, tx =>
    tx
      .selectFrom('site_page_text')
      .select(['language', 'title', 'body'])
      .where('member_id', '=', member.id)
      .where('page_id', '=', pageId)
      .execute(),
  )
  const text = texts.find(each => each.language === language) ?? texts[0]
  return { popup: text ? { title: text.title, html: text.body } : null }
}
