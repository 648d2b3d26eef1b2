import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { formatPrize } from '#core/money-format.ts'
import { toMoney } from '#core/money.ts'

export interface DeckTier {
  /** The symbol, on a scratchcard. */
  readonly name: string
  /** The number of words needed, on a crossword. */
  readonly words: number
  readonly prize: string
  readonly oddsIn: number
  /** The number of prizes left, where it is published. */
  readonly remaining: number | null
}

type Ladder = Output<'getGameLobby'>['prizeLadder']

/** The published prizes of a deck, highest first. */
export const deckTiers = (
  game: Pick<Game, 'prizesAvailable' | 'payoutCurrencyId'>,
  ladder: Ladder,
): DeckTier[] =>
  ladder.map(({ matches, prizeText = '', each, odds }) => ({
    name: prizeText,
    words: matches,
    prize: formatPrize(toMoney(each, game.payoutCurrencyId)),
    oddsIn: odds.in,
    remaining: game.prizesAvailable?.find(prize => prize.prizeText === prizeText)?.remaining ?? null,
  }))
