import { neededNumbers, type BingoView } from '#features/bingo/game/bingo-view.ts'

export interface OneToGo {
  readonly ticket: number
  readonly needs: number
}

/** The first ticket that has one to go because of this ball, if any. */
export const findOneToGo = (
  { cards }: Pick<BingoView, 'cards'>,
  number: number | undefined,
): OneToGo | undefined => {
  const view = cards.find(
    ({ card, toGo }) => toGo === 1 && number !== undefined && card.numbers.includes(number),
  )
  const [needs] = view ? neededNumbers(view) : []
  return view && needs !== undefined ? { ticket: view.card.n, needs } : undefined
}
