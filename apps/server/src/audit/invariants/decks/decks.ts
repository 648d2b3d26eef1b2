import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A ticket without a card and without a refund, or two tickets with one card, would mean that the assignment was manipulated. */
export const deckCards = bySql(
  { id: 'A20', title: 'Every deck ticket gets one card or a refund, in the order of sale', unit: 'card' },
  memberId => ({
    count: sql`SELECT count(*) FROM deck_card WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('card %s of deck %s was given to tickets %s', position, instance_id, string_agg(seq::text, ', ' ORDER BY seq)) AS problem
      FROM deck_card WHERE member_id = ${memberId} GROUP BY instance_id, position HAVING count(*) > 1`,
      sql`
    SELECT format('deck %s (%s) has sold %s tickets of %s cards and given out %s, of tickets %s to %s, and refunded %s from %s', d.instance_id,
                  i.status, i.sold, d.size, c.cards, c.first, c.last, f.refunds, f.first) AS problem
      FROM deck d
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = d.instance_id
     CROSS JOIN LATERAL (SELECT count(*) AS cards, count(DISTINCT seq) AS seqs, coalesce(min(seq), 1) AS first, coalesce(max(seq), 0) AS last
                           FROM deck_card WHERE member_id = ${memberId} AND instance_id = d.instance_id) AS c
     CROSS JOIN LATERAL (SELECT count(*) AS refunds, min(seq) AS first FROM ticket_outcome
                          WHERE member_id = ${memberId} AND instance_id = d.instance_id AND kind = 'REFUND') AS f
     WHERE d.member_id = ${memberId}
       AND (c.first <> 1 OR c.last <> c.cards OR c.seqs <> c.cards OR i.cap <> d.size OR f.first <> c.last + 1 OR (i.status = 'ENDED' AND c.cards + f.refunds <> i.sold))`,
      sql`
    SELECT format('ticket %s/%s has card %s by link %s, of %s cards and after link %s', instance_id, seq, position, n, size, before) AS problem
      FROM (SELECT c.*, d.size, lag(c.n, 1, 1) OVER (PARTITION BY c.instance_id ORDER BY c.seq) AS before
              FROM deck_card c JOIN deck d ON d.member_id = ${memberId} AND d.instance_id = c.instance_id
             WHERE c.member_id = ${memberId}) AS card
     WHERE position >= size OR n < before`,
      sql`
    SELECT format('ticket %s/%s of a deck plays "%s"', t.instance_id, t.seq, t.plays) AS problem
      FROM deck_seal s JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = s.instance_id
     WHERE s.member_id = ${memberId} AND t.plays <> ''`,
    ],
  }),
)

export const deckPrizes = bySql(
  { id: 'A21', title: 'Card prizes match the prize table and are paid once', unit: 'prize' },
  memberId => ({
    count: sql`SELECT count(*) FROM deck_card WHERE member_id = ${memberId} AND prize > 0`,
    problems: [
      sql`
    WITH tier AS (
      SELECT i.id, t ->> 'name' AS outcome, (t ->> 'prize')::bigint AS prize, (t ->> 'count')::bigint AS cards
        FROM deck d JOIN game_instance i ON i.member_id = ${memberId} AND i.id = d.instance_id, jsonb_array_elements(i.prize_table -> 'tiers') AS t
       WHERE d.member_id = ${memberId}
      UNION ALL
      SELECT i.id, '', 0, (i.prize_table ->> 'losing')::bigint
        FROM deck d JOIN game_instance i ON i.member_id = ${memberId} AND i.id = d.instance_id WHERE d.member_id = ${memberId}
    )
    SELECT format('deck %s gave out %s cards "%s" of %s, its table has %s of %s', c.instance_id, c.cards, c.outcome, c.prize,
                  coalesce(t.cards, 0), coalesce(t.prize, 0)) AS problem
      FROM (SELECT instance_id, outcome, prize, count(*) AS cards FROM deck_card WHERE member_id = ${memberId}
             GROUP BY instance_id, outcome, prize) AS c
      LEFT JOIN tier t ON t.id = c.instance_id AND t.outcome = c.outcome
     WHERE t.prize IS DISTINCT FROM c.prize OR c.cards > t.cards`,
      sql`
    WITH due AS (
      SELECT 'card-prize:' || c.instance_id || ':' || c.seq AS op_key, c.instance_id, c.seq, c.prize, c.journal_id, t.player_id
        FROM deck_card c LEFT JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = c.instance_id AND t.seq = c.seq
       WHERE c.member_id = ${memberId} AND c.prize > 0
    ), made AS (
      SELECT j.op_key, j.id, j.player_id, coalesce(sum(t.amount), 0) AS amount
        FROM journal j LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId} AND j.kind = 'card-prize' GROUP BY j.op_key, j.id, j.player_id
    )
    SELECT CASE WHEN d.seq IS NULL THEN format('journal %s (%s) pays a prize that no card has', m.id, op_key)
                WHEN m.id IS NULL THEN format('ticket %s/%s won %s and was not paid', d.instance_id, d.seq, d.prize)
                ELSE format('journal %s (%s) paid %s to player %s, due were %s to player %s', m.id, op_key, m.amount, m.player_id,
                            d.prize, d.player_id) END AS problem
      FROM due d FULL JOIN made m USING (op_key)
     WHERE (m.id, m.player_id, m.amount) IS DISTINCT FROM (d.journal_id, d.player_id, d.prize::numeric)`,
    ],
  }),
)

/** The tickets that were not refunded. The deck keeps their price. */
const keptTickets = (memberId: number) => sql`
      SELECT t.instance_id, t.price FROM ticket t
       WHERE t.member_id = ${memberId} AND NOT EXISTS (
             SELECT FROM ticket_outcome o WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind = 'REFUND')`

/** A deck's escrow holds its prizes and sales until it ends, then nothing. */
export const deckMoney = bySql(
  {
    id: 'A22',
    title: 'Decks are funded before they sell and return their reserve',
    unit: 'deck',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM deck WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH kept AS (${keptTickets(memberId)}), money AS (
      SELECT d.instance_id AS id, i.status, coalesce(a.c_post - a.d_post, 0) AS held, opened.id AS opened, ended.id AS ended,
             (SELECT sum((t ->> 'prize')::numeric * (t ->> 'count')::numeric) FROM jsonb_array_elements(i.prize_table -> 'tiers') AS t) AS fund,
             (SELECT coalesce(sum(price), 0) FROM kept WHERE instance_id = d.instance_id) AS sales,
             (SELECT coalesce(sum(prize), 0) FROM deck_card WHERE member_id = ${memberId} AND instance_id = d.instance_id) AS paid
        FROM deck d
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = d.instance_id
        LEFT JOIN account a ON a.member_id = ${memberId} AND a.kind = 'game:escrow' AND a.ref = i.id AND a.currency = i.currency
        LEFT JOIN journal opened ON opened.member_id = ${memberId} AND opened.op_key = 'deck-open:' || d.instance_id
        LEFT JOIN journal ended ON ended.member_id = ${memberId} AND ended.op_key = 'deck-end:' || d.instance_id
       WHERE d.member_id = ${memberId}
    )
    SELECT format('deck %s (%s) holds %s: prizes %s (journal %s), sales %s, paid %s, ended by journal %s', id, status, held, fund,
                  coalesce(opened::text, 'none'), sales, paid, coalesce(ended::text, 'none')) AS problem
      FROM money
     WHERE held <> CASE WHEN opened IS NULL OR ended IS NOT NULL THEN 0 ELSE fund + sales - paid END
        OR (opened IS NULL AND (sales > 0 OR status = 'OPEN')) OR (ended IS NULL AND status = 'ENDED')`,
      sql`
    SELECT format('journal %s (%s) moved %s, due were %s', j.id, j.op_key, m.amount, m.due) AS problem
      FROM journal j
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = j.ref
     CROSS JOIN LATERAL (
             SELECT coalesce(sum(t.amount) FILTER (WHERE j.kind = 'deck-open' OR c.kind = 'house:promo'), 0) AS amount,
                    (SELECT sum((t ->> 'prize')::numeric * (t ->> 'count')::numeric) FROM jsonb_array_elements(i.prize_table -> 'tiers') AS t)
                    - CASE j.kind WHEN 'deck-open' THEN 0 ELSE greatest(0,
                        (SELECT coalesce(sum(prize), 0) FROM deck_card WHERE member_id = ${memberId} AND instance_id = i.id)
                        - (SELECT coalesce(sum(price), 0) FROM (${keptTickets(memberId)}) AS kept WHERE instance_id = i.id)) END AS due
               FROM transfer t JOIN account c ON c.member_id = ${memberId} AND c.id = t.credit_id
              WHERE t.member_id = ${memberId} AND t.journal_id = j.id) AS m
     WHERE j.member_id = ${memberId} AND j.kind IN ('deck-open', 'deck-end') AND m.amount <> m.due`,
      sql`
    SELECT format('ticket %s/%s was sold at %s, after the deck of %s and a ticket of %s', instance_id, seq, created_at, signer_at, before) AS problem
      FROM (SELECT t.instance_id, t.seq, t.created_at, d.signer_at,
                   lag(t.created_at, 1, d.signer_at) OVER (PARTITION BY t.instance_id ORDER BY t.seq) AS before
              FROM deck d JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = d.instance_id WHERE d.member_id = ${memberId}) AS sold
     WHERE created_at < before OR created_at < signer_at`,
    ],
  }),
)
