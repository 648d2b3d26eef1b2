import type { Game } from '@fairground/contract/entities/games/game'
import type { DeckTier } from '#features/instant/deck-tiers.ts'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import type { InstantFamily } from '#kinds/game-family.ts'

export interface CardStageProps {
  game: Game
  family: InstantFamily
  tiers: readonly DeckTier[]
  /** The current card. */
  play: CardPlay | undefined
  loading: boolean
  /** The number of other unopened cards. */
  left: number
  onChoose: (seq: number) => void
  onNext: () => void
  /** Buys one more card; undefined if none can be bought. */
  another: { label: string; onPress: () => void } | undefined
}
