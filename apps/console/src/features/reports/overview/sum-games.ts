import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type GameDay = OperatorOutput<'getToday'>['games'][number]

export interface DaySums {
  readonly stakes: bigint
  readonly refunds: bigint
  readonly prizes: bigint
  readonly gross: bigint
}

const none: DaySums = { stakes: 0n, refunds: 0n, prizes: 0n, gross: 0n }

/** The sums of all games in one currency. */
export const sumGames = (games: readonly GameDay[], currency: string | undefined): DaySums =>
  games
    .filter(game => game.currency === currency)
    .reduce(
      (sums, game) => ({
        stakes: sums.stakes + BigInt(game.stakes),
        refunds: sums.refunds + BigInt(game.refunds),
        prizes: sums.prizes + BigInt(game.prizes),
        gross: sums.gross + BigInt(game.gross),
      }),
      none,
    )

/** A share of the stakes, or undefined without stakes. */
export const toShare = (part: bigint, stakes: bigint): number | undefined =>
  stakes <= 0n ? undefined : Number((part * 100_000n) / stakes) / 100_000
