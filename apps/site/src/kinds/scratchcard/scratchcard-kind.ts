import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { KindRule } from '#kinds/game-kind.ts'
import { instantDefaults } from '#kinds/instant-defaults.ts'
import type { SiteKind } from '#kinds/site-kind.ts'

export const getScratchcardRule = (rule: GameRule): KindRule<'scratchcardGame'> | undefined =>
  'scratchcardGame' in rule ? rule.scratchcardGame : undefined

export const scratchcardGame = (): SiteKind => ({
  ...instantDefaults,
  soundKind: 'scratchcard',
  cardArt: 'scratchcard',
})
