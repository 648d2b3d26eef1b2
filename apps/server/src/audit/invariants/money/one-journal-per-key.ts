import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Op keys of the platform's own steps are derived from their cause: another format would allow a step to happen twice. */
export const oneJournalPerKey = bySql(
  { id: 'I5', title: 'One journal per operation key', unit: 'journal' },
  memberId => ({
    count: sql`SELECT count(*) FROM journal WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('key %s has journals %s', op_key, string_agg(id::text, ', ' ORDER BY id)) AS problem
            FROM journal WHERE member_id = ${memberId} GROUP BY op_key HAVING count(*) > 1`,
      sql`SELECT format('journal %s of kind %s has key %s', id, kind, op_key) AS problem
            FROM journal
           WHERE member_id = ${memberId}
             AND CASE WHEN kind IN ('pay', 'refund', 'card-prize') THEN op_key !~ ('^' || kind || ':' || ref || ':[1-9][0-9]*$')
                      WHEN kind = 'bonus-release' THEN op_key <> 'rel:' || ref
                      WHEN kind = 'bonus-expire' THEN op_key <> 'exp:' || ref
                      WHEN kind IN ('close-books', 'deck-open', 'deck-end') THEN op_key <> kind || ':' || ref
                      WHEN kind IN ('deposit-credit', 'deposit-suspense') THEN op_key !~ ('^dep:[a-z][a-z0-9-]*:' || ref || '$')
                      WHEN kind = 'deposit-reversal' THEN op_key !~ ('^rev:[a-z][a-z0-9-]*:' || ref || '$')
                      WHEN kind = 'charge-back' THEN op_key !~ ('^cb:[a-z][a-z0-9-]*:' || ref || '$')
                      WHEN kind IN ('withdrawal-pay', 'withdrawal-release') THEN op_key <> 'wd:' || ref
                      WHEN kind = 'sub-skip' THEN op_key !~ ('^sub:' || ref || ':[1-9][0-9]*$')
                      WHEN kind = 'gift-open' THEN op_key <> 'giftopen:' || ref
                      WHEN kind = 'gift-return' THEN op_key <> 'giftback:' || ref
                      WHEN kind = 'sub-cancel' THEN op_key <> 'subcancel:' || ref
                      ELSE false END`,
    ],
  }),
)
