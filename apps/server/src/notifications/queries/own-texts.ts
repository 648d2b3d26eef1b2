import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { notificationPrefix } from '../templates/notification-templates.ts'
import type { OwnNotificationTexts } from '../templates/with-own-words.ts'

/** The operator's texts of notifications in these languages. */
export const readOwnNotificationTexts = async (
  tx: Tx,
  memberId: number,
  languages: readonly string[],
): Promise<ReadonlyMap<string, OwnNotificationTexts>> => {
  if (languages.length === 0) return new Map()
  const rows = await tx
    .selectFrom('language_text')
    .select(['language', 'key', 'text'])
    .where('member_id', '=', memberId)
    .where('language', 'in', [...new Set(languages)])
    .where(sql<boolean>`starts_with(key, ${notificationPrefix})`)
    .execute()
  const byLanguage = Map.groupBy(rows, ({ language }) => language)
  return new Map(
    [...byLanguage].map(([language, texts]) => [
      language,
      new Map(texts.map(({ key, text }): [string, string] => [key, text])),
    ]),
  )
}
