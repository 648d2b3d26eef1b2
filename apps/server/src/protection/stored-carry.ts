import { type Carry, newCarry } from '@fairground/rules/protection/carry'

type Stored = Readonly<Record<keyof Carry, string | number | null>>

/** JSON has no bigint, so amounts are text. */
export const parseCarry = (stored: unknown): Carry => {
  if (stored === undefined || stored === null) return newCarry
  const row = stored as Stored
  const amount = (name: keyof Carry): bigint => BigInt(row[name] ?? 0)
  const time = (name: 'depositAt' | 'stakeAt'): number | null =>
    row[name] === null ? null : Number(row[name])
  return {
    depositAt: time('depositAt'),
    depositAmount: amount('depositAmount'),
    lossSinceDeposit: amount('lossSinceDeposit'),
    stakeAt: time('stakeAt'),
    runLoss: amount('runLoss'),
    runStake: amount('runStake'),
    depositedSinceWithdrawal: amount('depositedSinceWithdrawal'),
    stakedSinceWithdrawal: amount('stakedSinceWithdrawal'),
  }
}
