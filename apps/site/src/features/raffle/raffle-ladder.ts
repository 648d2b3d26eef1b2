import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { add, compare, type Money, money, multiply, subtract, zero } from '@fairground/rules/money/money'
import { type LiveTier, liveLadder } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'

type Pool = Pick<Game, 'prizePool' | 'payoutCurrencyId'>
type Lobby = Pick<Output<'getGameLobby'>, 'prizeLadder'> & { readonly game: Pick<Game, 'gamePlayCurrent'> }

const isShare = ({ kind }: Pick<LiveTier, 'kind'>): boolean => kind === 'share'

/** How many tickets win a tier, by the odds it had at the tickets sold then. */
const winnersOf = ({ odds }: Pick<LiveTier, 'odds'>, sold: number): number =>
  Math.max(1, Math.round(sold / odds.in))

const shareOf = (fund: Money, percent: number): Money =>
  money((fund.amount * BigInt(Math.round(percent * 100))) / 10_000n, fund.currency)

/** The prizes of a raffle: things and fixed sums come first, and a share is one of what is left of the pool. */
export const raffleLadder = ({ prizeLadder, game }: Lobby, pool: Pool): LiveTier[] => {
  const ladder = liveLadder(prizeLadder, pool)
  const whole = moneyOf(pool.prizePool, pool.payoutCurrencyId)
  const fixed = ladder
    .filter(row => !isShare(row))
    .reduce(
      (sum, row) => add(sum, multiply(row.fund, winnersOf(row, game.gamePlayCurrent))),
      zero(whole.currency),
    )
  const left = compare(whole, fixed) > 0 ? subtract(whole, fixed) : zero(whole.currency)
  return ladder.map(row =>
    isShare(row) && row.percent !== undefined ? { ...row, fund: shareOf(left, row.percent) } : row,
  )
}

/** Once it is settled the sums are known, and not worked out again from the pool. */
export const settledLadder = (
  ladder: readonly LiveTier[],
  { winners }: Pick<GameResults, 'winners'>,
  currencyId: string,
): LiveTier[] =>
  ladder.map(row => {
    const won = winners.find(({ tier }) => tier === row.tier)
    return row.kind === 'item' || won === undefined || won.winners === 0
      ? row
      : { ...row, fund: moneyOf(won.each, currencyId) }
  })
