import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import type { PaymentStatements, ProviderMovement } from '#providers/payments.ts'
import { referenceOf } from '../references.ts'
import { compare, type Moved } from './compare.ts'

interface Period {
  readonly from: number
  readonly to: number
}

/** So far apart may the two sides book the same movement. */
const slackMs = 86_400_000

/** Every difference between a member's books and the provider's statement, one line each. */
export const reconcileMember = async (
  db: Database,
  provider: PaymentStatements,
  memberId: number,
  { from, to }: Period,
): Promise<readonly string[]> => {
  const [earliest, latest] = [from - slackMs, to + slackMs]
  const said = await provider.statement(memberId, earliest, latest)
  const booked = await inMember(db, memberId, tx => readBooked(tx, memberId, earliest, latest))
  const textOf = ({ amount, currency }: Moved) => `${decimal(amount, currency)} ${currency}`
  return compare(booked, said.map(movedOf), { from, to }, textOf)
}

const kinds: { readonly [K in ProviderMovement['kind']]: Moved['kind'] } = {
  payment: 'paid',
  refund: 'takenBack',
  chargeBack: 'takenBack',
  payout: 'paidOut',
}

const movedOf = ({ kind, ...movement }: ProviderMovement): Moved => ({ ...movement, kind: kinds[kind] })

interface Booked {
  readonly at: number
  readonly kind: string
  readonly id: bigint
  readonly currency: string
  readonly amount: bigint
}

/** From the journals themselves, not from what the orders say about themselves. */
const readBooked = async (tx: Tx, memberId: number, from: number, to: number): Promise<Moved[]> => {
  const { rows } = await sql<Booked>`
    SELECT j.created_at AS at, j.kind, j.ref AS id, t.currency, sum(t.amount)::bigint AS amount
      FROM journal j JOIN transfer t ON t.member_id = j.member_id AND t.journal_id = j.id
     WHERE j.member_id = ${memberId}
       AND j.kind IN ('deposit-credit', 'deposit-suspense', 'deposit-reversal', 'charge-back', 'withdrawal-pay')
       AND j.created_at >= to_timestamp(${from}::float8 / 1000) AND j.created_at < to_timestamp(${to}::float8 / 1000)
     GROUP BY j.id, j.created_at, j.kind, j.ref, t.currency`.execute(tx)
  return rows.map(({ at, kind, id, currency, amount }) => {
    const isOut = kind === 'withdrawal-pay'
    const isBack = kind === 'deposit-reversal' || kind === 'charge-back'
    return {
      at,
      kind: isOut ? 'paidOut' : isBack ? 'takenBack' : 'paid',
      reference: referenceOf({ kind: isOut ? 'withdrawal' : 'deposit', memberId, id: Number(id) }),
      amount,
      currency,
      inSuspense: kind === 'deposit-suspense',
    }
  })
}
