import type { Tx } from '@fairground/database/transaction'

export const findBrandColour = async (tx: Tx, memberId: number): Promise<string | null> => {
  const style = await tx
    .selectFrom('site_style')
    .select('brand')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return style?.brand ?? null
}

/** The operator's texts under these keys in one language. */
export const readMailTexts = (tx: Tx, memberId: number, language: string, keys: readonly string[]) =>
  tx
    .selectFrom('language_text')
    .select(['key', 'text'])
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .where('key', 'in', keys)
    .execute()
