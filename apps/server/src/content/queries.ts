import type { Tx } from '@fairground/database/transaction'
import type { PageKey } from '#site-content/versions/with-drafts.ts'

/** Returns the page in all its languages, in the order in which the operator serves them. */
export const readPageTexts = (tx: Tx, memberId: number, { id, linkName }: PageKey) =>
  tx
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
