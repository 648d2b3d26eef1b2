import { sql } from 'kysely'
import { type DatabaseInvariant, runQueries } from '#audit/invariant.ts'

const columns = ['game_id', 'rules', 'prize_table', 'currency', 'price', 'fee', 'deal_seed']
const triggers = ['bind_terms', 'keep_terms']

export const boundTerms: DatabaseInvariant = {
  id: 'A33',
  title: 'The terms of an instance cannot change after its first sale',
  unit: 'column',
  scope: 'database',
  check: tx =>
    runQueries(tx, {
      count: sql`SELECT count(*) FROM unnest(${columns}::text[])`,
      problems: [
        sql`SELECT format('column game_instance.%s: fairground_app may update it', name) AS problem
              FROM unnest(${columns}::text[]) AS c (name)
             WHERE has_column_privilege('fairground_app', 'public.game_instance', name, 'UPDATE')`,
        sql`SELECT format('table game_instance: the trigger %s is missing or off', name) AS problem
              FROM unnest(${triggers}::text[]) AS t (name)
             WHERE NOT EXISTS (
                     SELECT FROM pg_trigger g JOIN pg_proc f ON f.oid = g.tgfoid
                      WHERE g.tgrelid = 'public.game_instance'::regclass AND g.tgname = name
                        AND f.proname = 'refuse_changed_terms' AND g.tgenabled IN ('O', 'A'))`,
      ],
    }),
}
