import { neededNumbers, type RoundView } from '#features/bingo/round-view.ts'

export interface CallNews {
  readonly ticket: number
  readonly needs: number
}

/** The ticket that this ball has brought to one to go, if any: the first of several. */
export const callNews = (
  { cards }: Pick<RoundView, 'cards'>,
  number: number | undefined,
): CallNews | undefined => {
  const view = cards.find(
    ({ card, toGo }) => toGo === 1 && number !== undefined && card.numbers.includes(number),
  )
  const [needs] = view ? neededNumbers(view) : []
  return view && needs !== undefined ? { ticket: view.card.n, needs } : undefined
}
