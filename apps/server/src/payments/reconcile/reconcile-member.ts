import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { PaymentStatements, ProviderMovement } from '#providers/payments.ts'
import { compare, type Difference, type Movement } from './compare.ts'
import { readBookedMovements } from './queries.ts'

interface Period {
  readonly from: number
  readonly to: number
}

interface Reconciled {
  readonly differences: readonly Difference[]
  /** The number of movements of the provider that were compared. */
  readonly movements: number
}

/** The longest delay between the two bookings of the same movement. */
const slackMs = 86_400_000

/** Lists the differences between the operator's books and the provider's statement. */
export const reconcileMember = async (
  db: Database,
  provider: PaymentStatements,
  memberId: number,
  { from, to }: Period,
): Promise<Reconciled> => {
  const [earliest, latest] = [from - slackMs, to + slackMs]
  const reported = await provider.statement(memberId, earliest, latest)
  const booked = await inMember(db, memberId, tx => readBookedMovements(tx, memberId, earliest, latest))
  const format = ({ amount, currency }: Movement) => `${decimal(amount, currency)} ${currency}`
  const differences = compare(booked, reported.map(toMovement), { from, to }, format)
  return { differences, movements: reported.length }
}

const kinds: { readonly [K in ProviderMovement['kind']]: Movement['kind'] } = {
  payment: 'paid',
  refund: 'takenBack',
  chargeBack: 'takenBack',
  payout: 'paidOut',
}

const toMovement = ({ kind, ...movement }: ProviderMovement): Movement => ({ ...movement, kind: kinds[kind] })
