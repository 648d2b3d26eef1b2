import { type Difference, type HoldOutputs, type Payout, sumParts } from './hold-outputs.ts'

export interface TierSum {
  readonly winners: number
  readonly sum: bigint
}

export interface ComparedTier {
  readonly name: string
  readonly gaming: TierSum
  /** Null if the control system named too few lines to compute it. */
  readonly control: TierSum | null
}

const nothing: TierSum = { winners: 0, sum: 0n }

const sumByTier = (payouts: readonly Payout[]): ReadonlyMap<string, TierSum> => {
  const sums = new Map<string, TierSum>()
  for (const { tier, amount } of payouts) {
    const { winners, sum } = sums.get(tier) ?? nothing
    sums.set(tier, { winners: winners + 1, sum: sum + amount })
  }
  return sums
}

const toKey = (line: number, tier: string): string => `${line}/${tier}`

/** The payouts of the control system: those of the gaming system with the named differences. */
const applyDifferences = (
  payouts: readonly Payout[],
  differences: readonly Difference[],
): readonly Payout[] => {
  const byKey = new Map(payouts.map(payout => [toKey(payout.seq0 + 1, payout.tier), payout]))
  for (const { what, line, tier, control } of differences) {
    if (what !== 'payout' || line === undefined || tier === undefined) continue
    const amount = sumParts(control)
    if (amount === null) byKey.delete(toKey(line, tier))
    else byKey.set(toKey(line, tier), { seq0: line - 1, tier, amount })
  }
  return [...byKey.values()]
}

/** The control system's value of a total: that of the gaming system if it named no difference. */
export const findControlValue = (
  differences: readonly Difference[],
  what: string,
  otherwise: string,
): string => {
  const found = differences.find(each => each.what === what)
  return found ? String(found.control) : otherwise
}

const addUp = (payouts: readonly Payout[]): bigint => payouts.reduce((sum, { amount }) => sum + amount, 0n)

/** Orders by the mean prize, the largest first. */
const compareMeans = (a: TierSum, b: TierSum): number =>
  Number(b.sum * BigInt(a.winners) - a.sum * BigInt(b.winners))

const pickWon = ({ gaming, control }: ComparedTier): TierSum =>
  gaming.winners > 0 || control === null ? gaming : control

/** Winners and sums per tier of both systems, from a hold by the rule. The best tier is first. */
export const compareTiers = ({ payouts, paid, differences }: HoldOutputs): readonly ComparedTier[] => {
  const own = applyDifferences(payouts, differences)
  // The control system names the first differences only. Its totals show whether these were all.
  const isComplete =
    findControlValue(differences, 'paid', String(paid)) === String(addUp(own)) &&
    findControlValue(differences, 'count', String(payouts.length)) === String(own.length)
  const gaming = sumByTier(payouts)
  const control = sumByTier(own)
  return [...new Set([...gaming.keys(), ...control.keys()])]
    .map(name => ({
      name,
      gaming: gaming.get(name) ?? nothing,
      control: isComplete ? (control.get(name) ?? nothing) : null,
    }))
    .toSorted((a, b) => compareMeans(pickWon(a), pickWon(b)))
}
