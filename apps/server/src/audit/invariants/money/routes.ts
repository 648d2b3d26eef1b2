import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'
import type { AccountKind } from '#ledger/account-key.ts'
import type { JournalKind } from '#ledger/book/rows.ts'

/** The allowed account kinds (debit, credit) per journal kind. A new journal kind does not compile without its routes. */
const routes: { readonly [Kind in JournalKind]: readonly (readonly [AccountKind, AccountKind])[] } = {
  join: [
    ['player:cash', 'game:escrow'],
    ['player:cash', 'house:fee'],
    ['player:subs', 'game:escrow'],
    ['player:subs', 'house:fee'],
    ['player:bonus', 'game:escrow'],
    ['player:bonus', 'house:fee'],
    ['player:gift', 'game:escrow'],
    ['player:gift', 'house:fee'],
  ],
  'join-cancel': [
    ['game:escrow', 'player:cash'],
    ['house:fee', 'player:cash'],
    ['game:escrow', 'player:bonus'],
    ['house:fee', 'player:bonus'],
  ],
  pay: [
    ['game:escrow', 'player:cash'],
    ['jackpot', 'player:cash'],
    ['game:escrow', 'player:prize'],
  ],
  'close-books': [
    ['game:escrow', 'house:revenue'],
    ['game:escrow', 'jackpot'],
    ['reserve', 'game:escrow'],
    ['house:promo', 'game:escrow'],
  ],
  refund: [
    ['game:escrow', 'player:cash'],
    ['house:fee', 'player:cash'],
    ['game:escrow', 'player:bonus'],
    ['house:fee', 'player:bonus'],
    ['game:escrow', 'house:promo'],
    ['house:fee', 'house:promo'],
  ],
  deposit: [['clearing', 'player:cash']],
  'fund-jackpot': [['house:promo', 'jackpot']],
  'fund-reserve': [['house:promo', 'reserve']],
  'bonus-grant': [['house:promo', 'player:bonus']],
  'bonus-release': [['player:bonus', 'player:cash']],
  'bonus-expire': [['player:bonus', 'house:promo']],
  'bonus-ball': [['house:promo', 'player:cash']],
  coupon: [['house:promo', 'player:cash']],
  'set-limit': [],
  'deposit-order': [],
  'deposit-credit': [['clearing', 'player:cash']],
  'deposit-suspense': [['clearing', 'suspense']],
  'suspense-match': [['suspense', 'player:cash']],
  'suspense-return': [['suspense', 'clearing']],
  'deposit-reversal': [['player:cash', 'clearing']],
  'charge-back': [
    ['player:cash', 'clearing'],
    ['player:debt', 'clearing'],
  ],
  'withdrawal-hold': [['player:cash', 'clearing']],
  'withdrawal-pay': [['player:cash', 'clearing']],
  'withdrawal-release': [['player:cash', 'clearing']],
  'sub-open': [['player:cash', 'player:subs']],
  'sub-skip': [],
  'deck-open': [['house:promo', 'game:escrow']],
  'card-prize': [['game:escrow', 'player:cash']],
  'deck-end': [
    ['game:escrow', 'house:promo'],
    ['game:escrow', 'house:revenue'],
  ],
  'sub-cancel': [['player:subs', 'player:cash']],
  'gift-buy': [['player:cash', 'gift:escrow']],
  'gift-open': [['gift:escrow', 'player:gift']],
  'gift-return': [
    ['gift:escrow', 'player:cash'],
    ['player:gift', 'player:cash'],
  ],
  'prize-claim': [
    ['player:prize', 'player:cash'],
    ['player:prize', 'house:items'],
  ],
  exchange: [
    ['player:cash', 'house:exchange'],
    ['house:exchange', 'player:cash'],
  ],
  adjust: [
    ['house:adjustment', 'player:cash'],
    ['player:cash', 'house:adjustment'],
  ],
}

const rows = Object.entries(routes).flatMap(([kind, pairs]) =>
  pairs.map(([from, to]) => ({ kind, from, to })),
)

/** The account's owner must be the one the journal is about: its player, its instance, or that instance's game. */
export const moneyRoutes = bySql(
  { id: 'A3', title: 'Money moves only along the routes of its journal', unit: 'transfer' },
  memberId => {
    const owner = (account: string) => sql`
      CASE ${sql.ref(`${account}.kind`)}
        WHEN 'player:cash' THEN j.player_id
        WHEN 'player:subs' THEN j.player_id
        WHEN 'player:gift' THEN CASE j.kind WHEN 'gift-return' THEN (SELECT g.recipient_id FROM gift g WHERE g.member_id = ${memberId} AND g.id = j.ref)
                                            ELSE j.player_id END
        WHEN 'player:debt' THEN j.player_id
        WHEN 'player:prize' THEN j.player_id
        WHEN 'player:bonus' THEN (SELECT b.id FROM bonus_grant b
                                   WHERE b.member_id = ${memberId} AND b.id = ${sql.ref(`${account}.ref`)}
                                     AND b.player_id = j.player_id AND (j.kind IN ('join', 'join-cancel', 'refund') OR j.ref = b.id))
        WHEN 'game:escrow' THEN j.ref
        WHEN 'jackpot' THEN CASE j.kind WHEN 'fund-jackpot' THEN j.ref ELSE i.game_id END
        WHEN 'reserve' THEN CASE j.kind WHEN 'fund-reserve' THEN j.ref ELSE i.game_id END
        ELSE 0 END`
    return {
      count: sql`SELECT count(*) FROM transfer WHERE member_id = ${memberId}`,
      problems: [
        sql`
      SELECT format('transfer %s/%s of a %s (ref %s, player %s) moves from %s/%s to %s/%s', t.journal_id, t.line, j.kind, j.ref,
                    j.player_id, d.kind, d.ref, c.kind, c.ref) AS problem
        FROM transfer t
        JOIN journal j ON j.member_id = ${memberId} AND j.id = t.journal_id
        JOIN account d ON d.member_id = ${memberId} AND d.id = t.debit_id
        JOIN account c ON c.member_id = ${memberId} AND c.id = t.credit_id
        LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = j.ref AND j.kind IN ('join', 'join-cancel', 'pay', 'close-books', 'refund')
        LEFT JOIN unnest(${rows.map(row => row.kind)}::text[], ${rows.map(row => row.from)}::text[], ${rows.map(row => row.to)}::text[])
               AS r (kind, debit, credit) ON r.kind = j.kind AND r.debit = d.kind AND r.credit = c.kind
       WHERE t.member_id = ${memberId}
         AND (r.kind IS NULL OR d.ref IS DISTINCT FROM ${owner('d')} OR c.ref IS DISTINCT FROM ${owner('c')}
              OR (j.kind = 'deposit' AND j.player_id IS DISTINCT FROM j.ref)
              OR (i.id IS NOT NULL AND i.currency <> t.currency))`,
      ],
    }
  },
)

export const accountOwners = bySql(
  { id: 'A4', title: 'Every account has an owner', unit: 'account' },
  memberId => ({
    count: sql`SELECT count(*) FROM account WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('account %s (%s/%s/%s) has no owner', a.id, a.kind, a.ref, a.currency) AS problem
      FROM account a
      LEFT JOIN player p ON p.member_id = ${memberId} AND p.id = a.ref AND a.kind IN ('player:cash', 'player:subs', 'player:gift', 'player:debt', 'player:prize')
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = a.ref AND i.currency = a.currency AND a.kind = 'game:escrow'
      LEFT JOIN game g ON g.member_id = ${memberId} AND g.id = a.ref AND a.kind IN ('jackpot', 'reserve')
      LEFT JOIN bonus_grant b ON b.member_id = ${memberId} AND b.id = a.ref AND b.currency = a.currency AND a.kind = 'player:bonus'
     WHERE a.member_id = ${memberId}
       AND CASE WHEN a.kind IN ('player:cash', 'player:subs', 'player:gift', 'player:debt', 'player:prize') THEN p.id IS NULL WHEN a.kind = 'player:bonus' THEN b.id IS NULL AND a.version > 0 WHEN a.kind = 'game:escrow' THEN i.id IS NULL WHEN a.kind IN ('jackpot', 'reserve') THEN g.id IS NULL
                       ELSE a.ref <> 0 END`,
      sql`SELECT format('%s/%s/%s has accounts %s', kind, ref, currency, string_agg(id::text, ', ' ORDER BY id)) AS problem
            FROM account WHERE member_id = ${memberId} GROUP BY kind, ref, currency HAVING count(*) > 1`,
    ],
  }),
)
