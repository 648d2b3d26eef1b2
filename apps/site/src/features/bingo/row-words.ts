import { t } from '#app/text.ts'
import type { Standing } from '#features/bingo/round-view.ts'
import { toGoText } from '#features/bingo/ticket-words.ts'
import { wonText } from '#features/bingo/won-text.ts'

export interface RowWords {
  readonly text: string
  readonly hot: boolean
  readonly won: boolean
}

/** What the line of a ticket says after its name: what it won, or how far it is. */
export const rowWords = (standing: Standing, running: boolean): RowWords => {
  const amount = wonText(standing)
  const won = amount !== undefined
  const toGo = running ? toGoText(standing.toGo) : ''
  return {
    text: won ? t('bingo.playout.tickets.won', { amount }) : toGo,
    hot: running && standing.toGo <= 1,
    won,
  }
}
