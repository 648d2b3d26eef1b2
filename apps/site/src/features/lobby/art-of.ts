import type { Game } from '@fairground/contract/entities/game'
import type { ArtKind } from '@fairground/ui/art/card-art.tsx'
import { type GameKind, pickFrom } from '#shared/game-kind.ts'

const smallPick = 5

/** The motif of a card. Small number games get the dot field, so that a shelf of lotteries is not one picture. */
export const artOf = (game: Pick<Game, 'gameRule'>, kind: GameKind): ArtKind => {
  const rule = pickFrom(game)
  return kind === 'lottery' && rule !== null && rule.pick <= smallPick ? 'pick' : kind
}
