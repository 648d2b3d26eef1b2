import type { Tx } from '@fairground/database/transaction'
import { safePage } from '#site-content/safe-html.ts'
import { type PageKey, readPageTexts } from './queries.ts'

/** The body of a page may be just a URL, which is returned as it is. */
const isUrl = (body: string): boolean => /^\s*https?:\/\/\S+\s*$/.test(body)

/** Falls back to the first served language in which the page exists. */
export const readPageText = async (
  tx: Tx,
  memberId: number,
  page: PageKey,
  language: string,
): Promise<string | undefined> => {
  const texts = await readPageTexts(tx, memberId, page)
  const body = (texts.find(text => text.language === language) ?? texts[0])?.body
  return body === undefined || isUrl(body) ? body : safePage(body)
}
