import type { ContentValue } from '@fairground/contract/operator/content-kinds'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Returns the number of the page, which stays the same in all versions. */
const upsertPage = async (tx: Tx, memberId: number, linkName: string): Promise<number> => {
  const known = await tx
    .selectFrom('site_page')
    .select('id')
    .where('member_id', '=', memberId)
    .where('link_name', '=', linkName)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await tx
    .insertInto('site_page')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM site_page WHERE member_id = ${memberId})`,
      link_name: linkName,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const upsertPageText = async (
  tx: Tx,
  memberId: number,
  { key, language }: { readonly key: string; readonly language: string },
  { title, body, fullWidth }: ContentValue<'page'>,
): Promise<void> => {
  const pageId = await upsertPage(tx, memberId, key)
  await tx
    .insertInto('site_page_text')
    .values({ member_id: memberId, page_id: pageId, language, title, body, full_width: fullWidth })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'page_id', 'language'])
        .doUpdateSet({ title, body, full_width: fullWidth }),
    )
    .execute()
}

/** A page without a text in any language is no page. */
export const deletePageText = async (
  tx: Tx,
  memberId: number,
  { key, language }: { readonly key: string; readonly language: string },
): Promise<void> => {
  await sql`
    DELETE FROM site_page_text t USING site_page p
     WHERE t.member_id = ${memberId} AND p.member_id = t.member_id AND p.id = t.page_id
       AND p.link_name = ${key} AND t.language = ${language}`.execute(tx)
  await sql`
    DELETE FROM site_page p
     WHERE p.member_id = ${memberId} AND p.link_name = ${key}
       AND NOT EXISTS (SELECT FROM site_page_text t WHERE t.member_id = p.member_id AND t.page_id = p.id)`.execute(
    tx,
  )
}
