import type { Game } from '@fairground/contract/entities/games/game'
import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import type { Output } from '@fairground/contract/operations'
import { estimatePrizes } from '@fairground/fair/settlement/estimate-prizes'
import type { Prize } from '@fairground/fair/settlement/prize'
import { type Money, money } from '@fairground/rules/money/money'
import { toMoney } from '#core/money.ts'

export type LiveTier = Omit<PrizeLadderRow, 'each'> & {
  /** What one winner gets. */
  readonly each: Money
  /** A share is known only when the winners are. */
  readonly isEstimate: boolean
}

export type LadderView = Pick<Output<'getGameLobby'>, 'prizeLadder' | 'prizesFinal' | 'prizesLevelled'>

type Sales = Pick<Game, 'prizePool' | 'payoutCurrencyId' | 'gamePlayCurrent'>

/** The prizes, best first. Shares are estimated for the current sales, by the rule that pays them. */
export const liveLadder = (
  { prizeLadder, prizesFinal, prizesLevelled }: LadderView,
  sales: Sales,
): LiveTier[] => {
  const { payoutCurrencyId, prizePool, gamePlayCurrent } = sales
  const tiers = prizeLadder.map(row => ({
    ...row,
    each: toMoney(row.each, payoutCurrencyId),
    isEstimate: row.kind === 'share' && !prizesFinal,
  }))
  if (prizesFinal) return tiers
  const minor = (amount: string): string => String(toMoney(amount, payoutCurrencyId).amount)
  const estimates = estimatePrizes(
    prizeLadder.map(row => ({
      prize: toPrize(row, minor),
      oneIn: row.odds.in,
      ...(row.winners !== undefined && { prizes: row.winners }),
    })),
    {
      fund: toMoney(prizePool, payoutCurrencyId).amount,
      jackpot: getJackpot(tiers)?.amount ?? 0n,
      plays: gamePlayCurrent,
      isLevelled: prizesLevelled,
    },
  )
  return tiers.map((row, i) =>
    row.isEstimate ? { ...row, each: money(estimates[i] ?? 0n, row.each.currency) } : row,
  )
}

const toPrize = (row: PrizeLadderRow, minor: (amount: string) => string): Prize => {
  const guaranteed = row.minimum === undefined ? {} : { minimum: minor(row.minimum) }
  if (row.kind === 'jackpot') return { kind: 'jackpot', ...guaranteed }
  if (row.kind === 'share') return { kind: 'share', percent: row.percent ?? 0, ...guaranteed }
  return { kind: 'fixed', amount: minor(row.each) }
}

/** The jackpot of a ladder, if it has one. */
export const getJackpot = (tiers: readonly LiveTier[]): Money | undefined =>
  tiers.find(({ kind }) => kind === 'jackpot')?.each
