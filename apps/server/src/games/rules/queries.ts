import type { Tx } from '@fairground/database/transaction'
import type { GameText } from '@fairground/database/rows'
import { type Selectable, sql } from 'kysely'
import { type GameTextRow, gameTextColumns, joinGameTexts } from '#instances/game-texts.ts'

/** Translated titles by game. A game without a translation is not in the map. */
export const readGameTitles = async (
  tx: Tx,
  memberId: number,
  language: string | undefined,
): Promise<ReadonlyMap<number, string>> => {
  if (language === undefined) return new Map()
  const rows = await tx
    .selectFrom('game_text')
    .select(['game_id', 'title'])
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .execute()
  return new Map(rows.map(row => [row.game_id, row.title]))
}

/** Language and rules are null if the operator has written no texts in the language. */
type LanguageRow = GameTextRow & {
  readonly [C in 'language' | 'rules_html']: Selectable<GameText>[C] | null
}

export const readGameLanguage = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  language: string,
): Promise<LanguageRow> => {
  const { rows } = await sql<LanguageRow>`
    SELECT x.language, x.rules_html, ${gameTextColumns}
      FROM game g ${joinGameTexts(language)}
     WHERE g.member_id = ${memberId} AND g.id = ${gameId}`.execute(tx)
  return rows[0]!
}
