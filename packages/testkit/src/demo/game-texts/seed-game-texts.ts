import { defaultLanguage } from '@fairground/contract/constants'
import type { SeedCall } from '#demo/seed-content/content-call.ts'
import type { DemoGame } from '#demo/demo-game.ts'
import { ensureContent } from '#demo/seed-content/ensure-content.ts'
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

/** Publishes the texts of a demo game in the languages of the demo sites. */
export const seedGameTexts = async (call: SeedCall, memberId: number, game: DemoGame): Promise<void> => {
  for (const [language, text] of toTexts(game)) {
    if (text === undefined) continue
    const { title, titleShort, description, info = '', oneClick } = text
    const value = {
      title,
      titleShort,
      description,
      info,
      rulesHtml: '',
      oneClickStart: oneClick?.start ?? '',
      oneClickLobby: oneClick?.lobby ?? '',
      oneClickSuccess: oneClick?.success ?? '',
      oneClickBundle: oneClick?.bundle ?? '',
    }
    await ensureContent(call, memberId, { kind: 'gameText', key: String(game.id), language, value })
  }
}
