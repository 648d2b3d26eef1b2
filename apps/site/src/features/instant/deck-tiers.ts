import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { formatPrize } from '@fairground/rules/money/format'
import { moneyOf } from '#shared/money.ts'

export interface DeckTier {
  /** Of a scratchcard: the symbol. */
  readonly name: string
  /** Of a crossword: how many words it takes. */
  readonly words: number
  readonly prize: string
  readonly oddsIn: number
  /** How many are left to win, where that is told. */
  readonly remaining: number | null
}

type Ladder = Output<'getGameLobby'>['prizeLadder']

/** The published prizes of a deck, highest first. */
export const deckTiers = (
  game: Pick<Game, 'prizesAvailable' | 'payoutCurrencyId'>,
  ladder: Ladder,
): DeckTier[] =>
  ladder.map(({ matches, prizeText = '', fund, odds }) => ({
    name: prizeText,
    words: matches,
    prize: formatPrize(moneyOf(fund, game.payoutCurrencyId)),
    oddsIn: odds.in,
    remaining: game.prizesAvailable?.find(each => each.prizeText === prizeText)?.remaining ?? null,
  }))
