import type { GameTexts } from '@fairground/contract/entities/games/game'
import { defaultLanguage } from '@fairground/contract/constants'
import type { GameText } from '@fairground/database/rows'
import { type Selectable, sql } from 'kysely'
import { safeHtml } from '#site-content/safe-html.ts'

/** The texts of a game as rows of `gameTextColumns` contain them. */
export type GameTextRow = Pick<
  Selectable<GameText>,
  | 'title'
  | 'title_short'
  | 'description'
  | 'info'
  | 'one_click_start'
  | 'one_click_lobby'
  | 'one_click_success'
  | 'one_click_bundle'
>

/** Each text in the language `x`, else in the default language: that of the game row `g`, or of its row `d`. */
export const gameTextColumns = sql`
  coalesce(x.title, g.title) AS title, coalesce(x.title_short, g.title_short) AS title_short,
  coalesce(nullif(x.description, ''), g.description) AS description,
  coalesce(nullif(x.info, ''), d.info, '') AS info,
  coalesce(nullif(x.one_click_start, ''), d.one_click_start, '') AS one_click_start,
  coalesce(nullif(x.one_click_lobby, ''), d.one_click_lobby, '') AS one_click_lobby,
  coalesce(nullif(x.one_click_success, ''), d.one_click_success, '') AS one_click_success,
  coalesce(nullif(x.one_click_bundle, ''), d.one_click_bundle, '') AS one_click_bundle`

export const joinGameTexts = (language: string | undefined) => sql`
  LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${language ?? defaultLanguage}
  LEFT JOIN game_text d ON d.member_id = g.member_id AND d.game_id = g.id AND d.language = ${defaultLanguage}`

const maxCleaned = 2000
const cleaned = new Map<string, string>()

/** Every instance of a game repeats its texts, so each is cleaned once. */
const clean = (html: string): string => {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  if (cleaned.size >= maxCleaned) cleaned.clear()
  const safe = safeHtml(html)
  cleaned.set(html, safe)
  return safe
}

/** The texts of the operator. A one-click text that the operator has not written is absent. */
export const toGameTexts = (row: GameTextRow): GameTexts => ({
  gameTitle: row.title,
  gameTitleShort: row.title_short,
  gameDescription: row.description,
  gameInfo: clean(row.info),
  ...(row.one_click_start && { oneClickStartInfo: clean(row.one_click_start) }),
  ...(row.one_click_lobby && { oneClickGameLobbyInfo: clean(row.one_click_lobby) }),
  ...(row.one_click_success && { oneClickSuccessInfo: clean(row.one_click_success) }),
  ...(row.one_click_bundle && { oneClickBundleName: row.one_click_bundle }),
})
