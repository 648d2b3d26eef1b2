import type { Tx } from '@fairground/database/transaction'
import { isUrl, safePage } from '#site-content/safe-html.ts'
import type { DraftText, PageKey } from '#site-content/versions/with-drafts.ts'
import { readPageTexts } from './queries.ts'

/** Falls back to the first served language in which the page exists. Drafts come before live texts. */
export const readPageText = async (
  tx: Tx,
  memberId: number,
  page: PageKey,
  language: string,
  drafts: readonly DraftText[] = [],
): Promise<string | undefined> => {
  const live = await readPageTexts(tx, memberId, page)
  const isReplaced = (text: DraftText) => drafts.some(draft => draft.language === text.language)
  const texts = [...drafts, ...live.filter(text => !isReplaced(text))]
  const body = (texts.find(text => text.language === language) ?? texts[0])?.body
  return body === undefined || isUrl(body) ? body : safePage(body)
}
