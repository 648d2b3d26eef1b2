import type { PlayerRecord } from '#features/players/acts/act-props.ts'

type Balance = PlayerRecord['balances'][number]

export interface Bucket {
  readonly id: string
  readonly title: string
  readonly amount: bigint
}

export interface Buckets {
  readonly currency: string
  readonly sum: bigint
  readonly buckets: readonly Bucket[]
}

/** The accounts of a player in words. */
const accountWords: Readonly<Record<string, string>> = {
  'player:cash': 'Cash',
  'player:bonus': 'Bonus',
  'player:subs': 'Paid ahead for subscriptions',
  'player:gift': 'In gifts',
  'player:debt': 'Debt',
}

export const describeAccount = (account: string): string => accountWords[account] ?? account

const toBuckets = ({ account, amount, held }: Balance): readonly Bucket[] => [
  { id: account, title: describeAccount(account), amount: BigInt(amount) },
  ...(BigInt(held) === 0n
    ? []
    : [
        {
          id: `${account} held`,
          title: account === 'player:cash' ? 'Held for withdrawal' : `${describeAccount(account)}, held`,
          amount: BigInt(held),
        },
      ]),
]

/**
 * All money of a player by currency, the operator's own first. Cash is always named; other accounts only if they have
 * money.
 */
export const groupBalances = (balances: readonly Balance[], own: string | undefined): readonly Buckets[] =>
  [...Map.groupBy(balances, ({ currency }) => currency)]
    .sort(([a], [b]) => Number(b === own) - Number(a === own))
    .map(([currency, ofCurrency]) => {
      const buckets = ofCurrency
        .flatMap(toBuckets)
        .filter(({ id, amount }) => id === 'player:cash' || amount !== 0n)
      return { currency, buckets, sum: buckets.reduce((sum, { amount }) => sum + amount, 0n) }
    })
