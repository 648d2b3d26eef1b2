import { sql } from 'kysely'
import { type DatabaseInvariant, runQueries } from '#audit/invariant.ts'

const tables = [
  'journal',
  'transfer',
  'receipt_batch',
  'ticket',
  'ticket_outcome',
  'instance_ending',
  'instance_event',
  'bonus_progress',
  'limit_change',
  'adjustment',
  'draw_commit',
  'draw_skip',
  'draw_beacon',
  'draw_result',
  'payout',
  'prize_claim',
  'draw_record',
  'deck_seal',
  'deck',
  'deck_round',
  'deck_card',
  'deck_record',
  'deck_record_part',
  'round_cut',
  'round_cut_deck',
  'countersigned_round',
  'refused_round',
  'missed_round',
  'card_proof',
  'deck_result',
  'audit_entry',
  'saved_payment_event',
  'player_note',
  'player_reveal',
  'draw_point',
  'log_entry',
  'log_tile',
  'log_checkpoint',
  'log_cosignature',
  'log_policy',
  'protection_rules',
  'register_check',
]

export const appendOnly: DatabaseInvariant = {
  id: 'A2',
  title: 'The application cannot edit append-only tables',
  unit: 'table',
  scope: 'database',
  check: tx =>
    runQueries(tx, {
      count: sql`SELECT count(*) FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY (${tables})`,
      problems: [
        sql`SELECT format('table %s: fairground_app may %s', name, privilege) AS problem
              FROM unnest(${tables}::text[]) AS t (name), unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) AS p (privilege)
             WHERE has_table_privilege('fairground_app', 'public.' || quote_ident(name), privilege)`,
        sql`SELECT format('table %s: the trigger that rejects changes is missing or off', name) AS problem
              FROM unnest(${tables}::text[]) AS t (name)
             WHERE NOT EXISTS (
                     SELECT FROM pg_trigger g JOIN pg_proc f ON f.oid = g.tgfoid
                      WHERE g.tgrelid = to_regclass('public.' || quote_ident(name)) AND f.proname = 'refuse_change' AND g.tgenabled IN ('O', 'A'))`,
      ],
    }),
}
