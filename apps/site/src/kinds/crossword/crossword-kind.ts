import { instantDefaults } from '#kinds/instant-defaults.ts'
import type { SiteKind } from '#kinds/site-kind.ts'

export const crosswordGame = (): SiteKind => ({
  ...instantDefaults,
  soundKind: 'crossword',
  cardArt: 'crossword',
})
