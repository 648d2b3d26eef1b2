import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Compares the grants of referrals and offers with their causes, in both directions. */
export const rewards = bySql(
  { id: 'A30', title: 'Every reward has one cause and is paid once, to the unit', unit: 'reward' },
  memberId => ({
    count: sql`SELECT count(*) FROM journal
                WHERE member_id = ${memberId} AND kind = 'bonus-grant' AND op_key ~ '^(offer|referral):'`,
    problems: [
      sql`
    SELECT format('offer %s of player %s is %s with %s of %s %s, its grant is of %s for player %s', coalesce(o.id::text, split_part(j.op_key, ':', 2)),
                  o.player_id, coalesce(o.state, 'missing'), o.kind, o.amount, o.currency, g.amount, j.player_id) AS problem
      FROM (SELECT * FROM bonus_offer WHERE member_id = ${memberId}) o
      FULL JOIN (SELECT * FROM journal WHERE member_id = ${memberId} AND kind = 'bonus-grant' AND op_key LIKE 'offer:%') j
        ON j.op_key = 'offer:' || o.id
      LEFT JOIN bonus_grant g ON g.member_id = ${memberId} AND g.id = j.ref
     WHERE (o.state = 'CLAIMED') IS DISTINCT FROM (j.id IS NOT NULL)
        OR (j.id IS NOT NULL AND (g.player_id, g.currency) IS DISTINCT FROM (o.player_id, o.currency))
        OR (j.id IS NOT NULL AND CASE o.kind WHEN 'lotto' THEN g.amount > o.amount ELSE g.amount <> o.amount END)
        OR (j.id IS NOT NULL AND j.created_at >= o.use_by)`,
      sql`
    SELECT format('the plays of offer %s cost %s, its grant is of %s', o.id, coalesce(sum(t.price + t.fee), 0), g.amount) AS problem
      FROM bonus_offer o
      JOIN journal j ON j.member_id = ${memberId} AND j.op_key = 'offer:' || o.id
      JOIN bonus_grant g ON g.member_id = ${memberId} AND g.id = j.ref
      LEFT JOIN journal b ON b.member_id = ${memberId} AND b.op_key = 'offer:' || o.id || ':plays'
      LEFT JOIN ticket t ON t.member_id = ${memberId} AND t.journal_id = b.id
     WHERE o.member_id = ${memberId} AND o.kind = 'lotto'
     GROUP BY o.id, o.plays, g.amount HAVING coalesce(sum(t.price + t.fee), 0) <> g.amount OR count(t.seq) <> o.plays`,
      sql`
    SELECT format('referral %s of player %s says %s %s, its grant is of %s for player %s', coalesce(r.id::text, j.op_key), r.referrer_id,
                  r.amount, r.currency, g.amount, j.player_id) AS problem
      FROM (SELECT * FROM referral WHERE member_id = ${memberId}) r
      FULL JOIN (SELECT * FROM journal WHERE member_id = ${memberId} AND kind = 'bonus-grant' AND op_key LIKE 'referral:%') j
        ON j.op_key = 'referral:' || r.player_id
      LEFT JOIN bonus_grant g ON g.member_id = ${memberId} AND g.id = j.ref
     WHERE (r.rewarded_at IS NOT NULL) IS DISTINCT FROM (j.id IS NOT NULL)
        OR (j.id IS NOT NULL AND (g.player_id, g.currency, g.amount) IS DISTINCT FROM (r.referrer_id, r.currency, r.amount))`,
      sql`
    SELECT format('player %s was %s since %s, and reward %s is of %s', s.player_id, s.status, s.since, j.op_key, j.created_at) AS problem
      FROM status_period s
      JOIN journal j ON j.member_id = ${memberId} AND j.player_id = s.player_id AND j.kind = 'bonus-grant'
                    AND j.op_key ~ '^(offer|referral):'
                    AND j.created_at > s.since AND j.created_at < coalesce(s.ended_at, 'infinity')
     WHERE s.member_id = ${memberId}`,
    ],
  }),
)
