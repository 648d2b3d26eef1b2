import type { ComponentType } from 'react'

export type PrizeForm = 'jackpot' | 'share' | 'fixed' | 'item'

/** How a kind of game is played: a picture for each step, and the forms of its prizes. */
export interface Guide {
  readonly steps: readonly { readonly id: 'first' | 'second' | 'third'; readonly Picture: ComponentType }[]
  readonly prizes: readonly PrizeForm[]
}
