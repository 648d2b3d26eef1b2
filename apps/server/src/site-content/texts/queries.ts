import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface OwnText {
  readonly key: string
  readonly text: string
  readonly sourceHash: string
}

/** The operator's texts of one language. There are at most as many as the release has. */
export const readOwnTexts = (tx: Tx, memberId: number, language: string): Promise<OwnText[]> =>
  tx
    .selectFrom('language_text')
    .select(['key', 'text', 'source_hash as sourceHash'])
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .orderBy('key')
    .execute()

export const upsertTexts = async (
  tx: Tx,
  memberId: number,
  language: string,
  author: string,
  texts: readonly OwnText[],
): Promise<void> => {
  await sql`
    INSERT INTO language_text (member_id, language, key, text, source_hash, author)
    SELECT ${memberId}, ${language}, row.key, row.text, row."sourceHash", ${author}
      FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS row (key text, text text, "sourceHash" text)
    ON CONFLICT (member_id, language, key)
    DO UPDATE SET text = EXCLUDED.text, source_hash = EXCLUDED.source_hash, author = EXCLUDED.author,
                  changed_at = clock_timestamp()`.execute(tx)
}

export const deleteText = async (
  tx: Tx,
  memberId: number,
  language: string,
  key: string,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('language_text')
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .where('key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Browsers cache the texts under this hash. Only texts of the site count; mails are not sent to browsers. */
export const updateTextsHash = async (tx: Tx, memberId: number, language: string): Promise<void> => {
  await sql`
    UPDATE site_language l
       SET texts_hash = coalesce((SELECT encode(sha256(convert_to(jsonb_object_agg(t.key, t.text)::text, 'UTF8')), 'hex')
                                    FROM language_text t
                                   WHERE t.member_id = l.member_id AND t.language = l.language AND t.key !~ ':'), '')
     WHERE l.member_id = ${memberId} AND l.language = ${language}`.execute(tx)
}

export const lockLanguages = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('site_language'), ${memberId})`.execute(tx)
}

export interface Language {
  readonly language: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl' | null
  readonly fallback: string | null
}

export const readLanguages = (tx: Tx, memberId: number): Promise<Language[]> =>
  tx
    .selectFrom('site_language')
    .select(['language', 'name', 'direction', 'fallback'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .$narrowType<Pick<Language, 'direction'>>()
    .execute()

export const insertLanguage = async (tx: Tx, memberId: number, language: Language): Promise<void> => {
  await tx
    .insertInto('site_language')
    .values({
      member_id: memberId,
      ...language,
      position: sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM site_language WHERE member_id = ${memberId})`,
    })
    .execute()
}

export const updateLanguage = async (
  tx: Tx,
  memberId: number,
  { language, ...change }: Language,
): Promise<void> => {
  await tx
    .updateTable('site_language')
    .set(change)
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .execute()
}
