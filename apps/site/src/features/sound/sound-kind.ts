import type { Game } from '@fairground/contract/entities/game'
import type { GameRuleName } from '@fairground/contract/entities/game-rule'
import type { SoundKind } from '#app/preferences.ts'
import { ruleName } from '#shared/game-kind.ts'

/** A raffle is drawn like a lottery and shares its switch. */
const kinds: Readonly<Record<GameRuleName, SoundKind>> = {
  regularGame: 'lottorace',
  oneDrawGame: 'lottery',
  oneDrawGameExt: 'lottery',
  oneDrawGameExtMulti: 'lottery',
  raffleGame: 'lottery',
  bingoGame: 'bingo',
  crosswordGame: 'crossword',
  scratchcardGame: 'scratchcard',
}

export const soundKindOf = (game: Pick<Game, 'gameRule'>): SoundKind => kinds[ruleName(game)]
