import type { Records } from './records.ts'

export interface Movement {
  readonly at: number
  readonly kind: 'payment' | 'refund' | 'chargeBack' | 'payout'
  readonly reference: string
  readonly id: string
  readonly amount: string
  readonly currency: string
}

/** Returns all movements of an account from `from` (inclusive) to `to` (exclusive), oldest first. */
export const buildStatement = (records: Records, account: string, from: number, to: number): Movement[] => {
  const movements: Movement[] = []
  for (const {
    id,
    reference,
    currency,
    paidAmount,
    paidAt,
    takenBackAt,
    state,
    ...payment
  } of records.payments()) {
    // Verified sources have moved no money.
    if (payment.account !== account || paidAt === null || paidAmount === '0') continue
    const common = { reference, id, amount: paidAmount, currency }
    movements.push({ at: paidAt, kind: 'payment', ...common })
    if (takenBackAt === null) continue
    movements.push({ at: takenBackAt, kind: state === 'refunded' ? 'refund' : 'chargeBack', ...common })
  }
  for (const { id, reference, currency, amount, paidAt, ...payout } of records.payouts())
    if (payout.account === account && paidAt !== null)
      movements.push({ at: paidAt, kind: 'payout', reference, id, amount, currency })
  return movements.filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at)
}
