import type { Tx } from '@fairground/database/transaction'
import { safePage } from '#published/safe-html.ts'

export interface PageKey {
  readonly id?: number
  readonly linkName?: string
}

/** A page may stand for an address: then it is nothing else. */
const isAddress = (body: string): boolean => /^\s*https?:\/\/\S+\s*$/.test(body)

/** A page in the language asked for, or in the first one the operator serves that it is written in. */
export const readPageText = async (
  tx: Tx,
  memberId: number,
  { id, linkName }: PageKey,
  language: string,
): Promise<string | undefined> => {
  const texts = await tx
    .selectFrom('site_page as page')
    .innerJoin('site_page_text as text', join =>
      join.onRef('text.member_id', '=', 'page.member_id').onRef('text.page_id', '=', 'page.id'),
    )
    .leftJoin('site_language as served', join =>
      join.onRef('served.member_id', '=', 'text.member_id').onRef('served.language', '=', 'text.language'),
    )
    .select(['text.language', 'text.body'])
    .where('page.member_id', '=', memberId)
    .$if(id !== undefined, query => query.where('page.id', '=', id!))
    .$if(linkName !== undefined, query => query.where('page.link_name', '=', linkName!))
    .orderBy('served.position', order => order.asc().nullsLast())
    .execute()
  const body = (texts.find(text => text.language === language) ?? texts[0])?.body
  return body === undefined || isAddress(body) ? body : safePage(body)
}
