import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { KindRule } from '#kinds/game-kind.ts'
import { dealtDefaults, type SiteKind } from '#kinds/site-kind.ts'

export type BingoRule = KindRule<'bingoGame'>

export type BingoPattern = BingoRule['patterns'][number]

export const getBingoRule = (rule: GameRule): BingoRule | undefined =>
  'bingoGame' in rule ? rule.bingoGame : undefined

export const bingoGame = ({ balls }: BingoRule): SiteKind => ({
  ...dealtDefaults,
  playWord: 'tickets',
  soundKind: 'bingo',
  cardArt: 'bingo',
  lobbyTabs: [],
  hasJackpot: true,
  toDrawnParts: calls => ({ kind: 'calls', last: calls.at(-1) ?? 0, calls: calls.length, of: balls }),
  playoutPage: 'none',
})
