import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Money of players goes only to accounts that two people have chosen. */
export const paymentProviders = bySql(
  {
    id: 'A72',
    title: 'Every payment provider in use has its proposal, and orders name providers of their operator',
    unit: 'provider',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM payment_provider WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('payment provider %s is %s without a proposal for its account', v.id, v.status) AS problem
            FROM payment_provider v
           WHERE v.member_id = ${memberId} AND v.status <> 'draft'
             AND NOT EXISTS (SELECT FROM proposal p
                              WHERE p.member_id = v.member_id AND p.kind = 'usePaymentProvider' AND p.status = 'executed'
                                AND (p.payload ->> 'providerId')::integer = v.id AND p.payload ->> 'account' = v.account)`,
      sql`SELECT format('payments name the provider %s, which is not in use', p.provider) AS problem
            FROM payment p
           WHERE p.member_id = ${memberId} AND p.provider ~ '-[0-9]+$'
             AND NOT EXISTS (SELECT FROM payment_provider v
                              WHERE v.member_id = p.member_id AND v.name = p.provider AND v.status <> 'draft')
           GROUP BY p.provider`,
    ],
  }),
)
