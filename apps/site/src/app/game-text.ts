import game from '#text/game.en_US.json' with { type: 'json' }
import { i18n } from './text.ts'

/** The texts of the game pages come with the first of them: the lobby's first load does without. */
i18n.addResourceBundle('en-US', 'translation', game, true)
