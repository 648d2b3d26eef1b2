import type { Tx } from '@fairground/database/transaction'

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

export const findGameText = (tx: Tx, memberId: number, gameId: number, language: string) =>
  tx
    .selectFrom('game_text')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('language', '=', language)
    .executeTakeFirst()
