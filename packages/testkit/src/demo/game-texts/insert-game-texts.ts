import { defaultLanguage } from '@fairground/contract/constants'
import type pg from 'pg'
import type { DemoGame } from '#demo/demo-game.ts'
import { englishGames } from './english-games.ts'
import { frenchGames } from './french-games.ts'
import type { DemoGameText } from './game-text.ts'
import { spanishGames } from './spanish-games.ts'

const toTexts = ({ id, title, titleShort, description }: DemoGame): [string, DemoGameText | undefined][] => {
  const own = { title, titleShort, description, ...englishGames[id] }
  return [
    [defaultLanguage, englishGames[id] && own],
    ['es_ES', spanishGames[id]],
    ['fr_FR', frenchGames[id]],
  ]
}

/** The texts of a demo game in the languages of the demo sites. */
export const insertGameTexts = async (client: pg.Client, memberId: number, game: DemoGame): Promise<void> => {
  for (const [language, text] of toTexts(game)) {
    if (text === undefined) continue
    const { title, titleShort, description, info = '', oneClick } = text
    await client.query(
      `INSERT INTO game_text (member_id, game_id, language, title, title_short, description, info,
                              one_click_start, one_click_lobby, one_click_success, one_click_bundle)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
      [
        memberId,
        game.id,
        language,
        title,
        titleShort,
        description,
        info,
        oneClick?.start ?? '',
        oneClick?.lobby ?? '',
        oneClick?.success ?? '',
        oneClick?.bundle ?? '',
      ],
    )
  }
}
