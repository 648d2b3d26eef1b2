import type { Database } from '@fairground/database/connect'
import { sql } from 'kysely'

/** Names the operators that have work now. */
export type FindDue = (db: Database) => Promise<readonly number[]>

/** The functions `due_<work>` of the database. Each one names the operators with that work, in one statement. */
export type DueWork =
  | 'approvals'
  | 'balls'
  | 'bonus_offers'
  | 'bonuses'
  | 'checkpoints'
  | 'content'
  | 'decks'
  | 'deposits'
  | 'draws'
  | 'free_logs'
  | 'gifts'
  | 'heads'
  | 'identity_checks'
  | 'interactions'
  | 'new_decks'
  | 'notices'
  | 'notifications'
  | 'old_webhook_events'
  | 'pending_joins'
  | 'points'
  | 'proposals'
  | 'protection'
  | 'referrals'
  | 'register_checks'
  | 'reminders'
  | 'reports'
  | 'restrictions'
  | 'returns'
  | 'routing'
  | 'screenings'
  | 'search_digests'
  | 'subscriptions'
  | 'support_cases'
  | 'webhooks'
  | 'withdrawals'

export const findDue =
  (work: DueWork, ...parameters: readonly unknown[]): FindDue =>
  async db => {
    const call = sql`${sql.ref(`due_${work}`)}(${sql.join(parameters)})`
    const { rows } = await sql<{ id: number }>`SELECT id FROM ${call} AS id`.execute(db)
    return rows.map(({ id }) => id)
  }

export const findAllOperators: FindDue = async db => {
  const rows = await db.selectFrom('member').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Names an operator once more after its work has ended, and all of them at first, so that figures return to zero. */
export const withEnded = (find: FindDue): FindDue => {
  let before: readonly number[] | undefined
  return async db => {
    const due = await find(db)
    const named = new Set([...due, ...(before ?? (await findAllOperators(db)))])
    before = due
    return [...named].sort((a, b) => a - b)
  }
}
