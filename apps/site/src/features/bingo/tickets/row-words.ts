import { t } from '#core/text/text.ts'
import type { TicketProgress } from '#features/bingo/game/bingo-view.ts'
import { toGoText } from './ticket-words.ts'
import { wonText } from '#features/bingo/game/won-text.ts'

export interface RowWords {
  readonly text: string
  readonly hot: boolean
  readonly won: boolean
}

/** The text after the name in a ticket row: the amount won, or the numbers to go. */
export const rowWords = (progress: TicketProgress, running: boolean): RowWords => {
  const amount = wonText(progress)
  const won = amount !== undefined
  const toGo = running ? toGoText(progress.toGo) : ''
  return {
    text: won ? t('bingo.playout.tickets.won', { amount }) : toGo,
    hot: running && progress.toGo <= 1,
    won,
  }
}
