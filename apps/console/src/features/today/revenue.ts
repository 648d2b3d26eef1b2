import type { Today } from './worklists.ts'

export interface GameRevenue {
  readonly gameId: number
  readonly title: string
  readonly currency: string
  readonly stakes: bigint
  readonly refunds: bigint
  readonly prizes: bigint
  readonly gross: bigint
}

/** The revenue of each game, the highest first. */
export const toRevenue = (games: Today['games']): readonly GameRevenue[] =>
  games
    .map(({ gameId, title, currency, stakes, refunds, prizes, gross }) => ({
      gameId,
      title,
      currency,
      stakes: BigInt(stakes),
      refunds: BigInt(refunds),
      prizes: BigInt(prizes),
      gross: BigInt(gross),
    }))
    .toSorted((a, b) => (a.gross === b.gross ? a.gameId - b.gameId : a.gross < b.gross ? 1 : -1))

/** The sums of one currency. Amounts of several currencies are never added. */
export const sumRevenue = (games: readonly GameRevenue[], currency: string) =>
  games
    .filter(each => each.currency === currency)
    .reduce(
      (sum, each) => ({
        stakes: sum.stakes + each.stakes,
        refunds: sum.refunds + each.refunds,
        prizes: sum.prizes + each.prizes,
        gross: sum.gross + each.gross,
      }),
      { stakes: 0n, refunds: 0n, prizes: 0n, gross: 0n },
    )

export interface Bar {
  /** In percent of the width. */
  readonly from: number
  readonly width: number
}

/** Bars from a common zero line. Losses go to the left of it. */
export const toBars = (values: readonly bigint[]): readonly Bar[] => {
  const numbers = values.map(Number)
  const low = Math.min(0, ...numbers)
  const span = Math.max(0, ...numbers) - low || 1
  return numbers.map(value => ({
    from: ((Math.min(value, 0) - low) / span) * 100,
    width: (Math.abs(value) / span) * 100,
  }))
}
