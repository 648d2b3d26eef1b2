import type { ContentValue } from '@fairground/contract/operator/content-kinds'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const upsertPicture = async (tx: Tx, memberId: number, name: string, svg: string): Promise<void> => {
  await tx
    .insertInto('site_picture')
    .values({ member_id: memberId, name, svg })
    .onConflict(conflict => conflict.columns(['member_id', 'name']).doUpdateSet({ svg }))
    .execute()
}

export const deletePicture = async (tx: Tx, memberId: number, name: string): Promise<void> => {
  await tx.deleteFrom('site_picture').where('member_id', '=', memberId).where('name', '=', name).execute()
}

export const hasPicture = async (tx: Tx, memberId: number, name: string): Promise<boolean> =>
  (await tx
    .selectFrom('site_picture')
    .select('name')
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/** Whether an ad, the logo, the background or a scheduled version of one uses the picture. */
export const isPictureUsed = async (tx: Tx, memberId: number, name: string): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM ad WHERE member_id = ${memberId} AND picture = ${name})
        OR EXISTS (SELECT FROM site_style WHERE member_id = ${memberId} AND ${name} IN (logo, background))
        OR EXISTS (SELECT FROM content_version WHERE member_id = ${memberId} AND status = 'scheduled' AND value ->> 'picture' = ${name})
        AS used`.execute(tx)
  return rows[0]?.used ?? false
}

type Style = Partial<Record<'brand' | 'cta' | 'logo' | 'background', string | null>>

/** Null shows what the look has. */
export const upsertStyle = async (tx: Tx, memberId: number, style: Style): Promise<void> => {
  await tx
    .insertInto('site_style')
    .values({ member_id: memberId, ...style })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(style))
    .execute()
}

export const upsertAd = async (
  tx: Tx,
  memberId: number,
  name: string,
  ad: ContentValue<'ad'>,
): Promise<void> => {
  const columns = {
    screen_type: ad.screenType,
    location: ad.location,
    size: ad.size,
    client_type: ad.clientType,
    campaign: ad.campaign,
    weight: ad.weight,
    delay_ms: ad.delayMs,
    client: ad.client,
    picture: ad.picture,
    picture_text: ad.text,
    target_url: ad.target,
    active: true,
  }
  await tx
    .insertInto('ad')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM ad WHERE member_id = ${memberId})`,
      name,
      ...columns,
    })
    .onConflict(conflict => conflict.columns(['member_id', 'name']).doUpdateSet(columns))
    .execute()
}

/** The ad keeps its number, because browsers may still ask for it. */
export const updateAdToInactive = async (tx: Tx, memberId: number, name: string): Promise<void> => {
  await tx
    .updateTable('ad')
    .set({ active: false })
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .execute()
}
