import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const findPage = (tx: Tx, memberId: number, linkName: string) =>
  tx
    .selectFrom('site_page')
    .select(['id', 'full_width'])
    .where('member_id', '=', memberId)
    .where('link_name', '=', linkName)
    .executeTakeFirst()

/** Returns the id of the page. */
export const upsertPage = async (
  tx: Tx,
  memberId: number,
  linkName: string,
  fullWidth: boolean,
): Promise<number> => {
  const known = await findPage(tx, memberId, linkName)
  const nextId = sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM site_page WHERE member_id = ${memberId})`
  const { id } = await tx
    .insertInto('site_page')
    .values({ member_id: memberId, id: known?.id ?? nextId, link_name: linkName, full_width: fullWidth })
    .onConflict(conflict => conflict.columns(['member_id', 'id']).doUpdateSet({ full_width: fullWidth }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface PageText {
  readonly language: string
  readonly title: string
  readonly body: string
}

export const upsertPageText = async (
  tx: Tx,
  memberId: number,
  pageId: number,
  { language, title, body }: PageText,
): Promise<void> => {
  await tx
    .insertInto('site_page_text')
    .values({ member_id: memberId, page_id: pageId, language, title, body })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'page_id', 'language']).doUpdateSet({ title, body }),
    )
    .execute()
}

export const deletePage = async (tx: Tx, memberId: number, pageId: number): Promise<void> => {
  await tx
    .deleteFrom('site_page_text')
    .where('member_id', '=', memberId)
    .where('page_id', '=', pageId)
    .execute()
  await tx.deleteFrom('site_page').where('member_id', '=', memberId).where('id', '=', pageId).execute()
}

export const upsertPicture = async (tx: Tx, memberId: number, name: string, svg: string): Promise<void> => {
  await tx
    .insertInto('site_picture')
    .values({ member_id: memberId, name, svg })
    .onConflict(conflict => conflict.columns(['member_id', 'name']).doUpdateSet({ svg }))
    .execute()
}

/** Null shows the background of the look again. */
export const upsertBackground = async (tx: Tx, memberId: number, picture: string | null): Promise<void> => {
  await tx
    .insertInto('site_style')
    .values({ member_id: memberId, background: picture })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ background: picture }))
    .execute()
}

export interface NewAd {
  readonly location: string
  readonly screenType: string
  readonly size: string
  readonly weight: number
  readonly delayMs: number
  readonly client: string
  readonly text: string
  readonly target: string
}

/** Returns the id of the ad. */
export const insertAd = async (
  tx: Tx,
  memberId: number,
  picture: string,
  { location, screenType, size, weight, delayMs, client, text, target }: NewAd,
): Promise<number> => {
  const { id } = await tx
    .insertInto('ad')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM ad WHERE member_id = ${memberId})`,
      screen_type: screenType,
      location,
      size,
      weight,
      delay_ms: delayMs,
      client,
      picture,
      picture_text: text,
      target_url: target,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns whether there was an active ad. */
export const updateToInactive = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('ad')
    .set({ active: false })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
