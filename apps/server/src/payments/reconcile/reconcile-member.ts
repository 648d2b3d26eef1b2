import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { PaymentStatements, ProviderMovement } from '#providers/payments.ts'
import { compare, type Movement } from './compare.ts'
import { readBookedMovements } from './queries.ts'

interface Period {
  readonly from: number
  readonly to: number
}

/** The longest delay between the two bookings of the same movement. */
const slackMs = 86_400_000

/** Lists the differences between the operator's books and the provider's statement. */
export const reconcileMember = async (
  db: Database,
  provider: PaymentStatements,
  memberId: number,
  { from, to }: Period,
): Promise<readonly string[]> => {
  const [earliest, latest] = [from - slackMs, to + slackMs]
  const reported = await provider.statement(memberId, earliest, latest)
  const booked = await inMember(db, memberId, tx => readBookedMovements(tx, memberId, earliest, latest))
  const format = ({ amount, currency }: Movement) => `${decimal(amount, currency)} ${currency}`
  return compare(booked, reported.map(toMovement), { from, to }, format)
}

const kinds: { readonly [K in ProviderMovement['kind']]: Movement['kind'] } = {
  payment: 'paid',
  refund: 'takenBack',
  chargeBack: 'takenBack',
  payout: 'paidOut',
}

const toMovement = ({ kind, ...movement }: ProviderMovement): Movement => ({ ...movement, kind: kinds[kind] })
