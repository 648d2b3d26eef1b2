export interface Withdrawal {
  readonly id: number
  readonly minutes: number
  readonly player: string
  readonly pence: number
  readonly to: string
  readonly identity: 'Verified' | 'ID waiting' | 'ID rejected'
  readonly risk: 'Low' | 'Medium' | 'High'
  readonly why: string
  readonly people: 1 | 2
}

const lines: readonly (readonly [
  number,
  string,
  number,
  string,
  Withdrawal['identity'],
  Withdrawal['risk'],
  string,
  1 | 2,
])[] = [
  [134, 'r.marsden', 125000, 'Bank', 'Verified', 'Low', 'Over £1,000. First approval by M. Oyelaran', 2],
  [112, 'gwen.p', 640000, 'Bank', 'Verified', 'Low', 'Over £1,000. Raffle prize, played through', 2],
  [100, 'tkettle', 34000, 'Card 4242', 'Verified', 'Low', 'Over £50. Checks passed', 1],
  [91, 'd_novak', 350000, 'Bank', 'Verified', 'Low', 'Over £1,000. City Break cash option', 2],
  [68, 'petra_k', 96000, 'Bank', 'Verified', 'Low', 'Over £50. Checks passed', 1],
  [
    58,
    'ola_77',
    290000,
    'E-wallet',
    'ID waiting',
    'Medium',
    'First withdrawal. ID waiting, harm marker open',
    1,
  ],
  [55, 'stobart9', 148000, 'Bank', 'Verified', 'Low', 'Over £1,000', 2],
  [49, 'mai.l', 215000, 'Bank', 'Verified', 'Medium', 'Over £1,000. New bank account, 2 days', 2],
  [44, 'fionnw', 74000, 'Card 0977', 'Verified', 'Low', 'Over £50. Checks passed', 1],
  [38, 'h.aziz', 120000, 'Bank', 'Verified', 'Low', 'Over £1,000', 2],
  [31, 'b.hartley', 8500, 'Card 1881', 'Verified', 'Low', 'Over £50. Checks passed', 1],
  [26, 'lou_m', 87900, 'Bank', 'Verified', 'Low', 'Deposited today, played 0.4 times', 1],
  [19, 'quill', 40000, 'E-wallet', 'Verified', 'Low', 'Over £50. Checks passed', 1],
  [12, 'juniperr', 62000, 'Bank', 'ID rejected', 'High', 'Name differs from card. ID rejected', 1],
]

export const withdrawals: readonly Withdrawal[] = lines.map(
  ([minutes, player, pence, to, identity, risk, why, people], at) => ({
    id: 5001 + at,
    minutes,
    player,
    pence,
    to,
    identity,
    risk,
    why,
    people,
  }),
)

export const toPounds = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })

export const toWaiting = (minutes: number): string =>
  minutes < 60 ? `${minutes} m` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} m`
