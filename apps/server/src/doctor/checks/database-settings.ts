import type { Check } from '../check.ts'
import { failInProduction, ok } from '../finding.ts'
import { readSettings } from '../queries.ts'

const isOn = (value: string): boolean => value !== 'off' && value !== '0'

/** A commit that PostgreSQL confirms must be on disk, and no lost client may hold a lock. */
const rules = {
  fsync: isOn,
  full_page_writes: isOn,
  synchronous_commit: isOn,
  idle_in_transaction_session_timeout: isOn,
  lock_timeout: isOn,
} as const

export const checkDatabaseSettings: Check = async ({ config, database }) => {
  const settings = await readSettings(database.db, Object.keys(rules))
  const wrong = Object.entries(rules)
    .filter(([name, isRight]) => !isRight(settings.get(name) ?? 'off'))
    .map(([name]) => name)
  return wrong.length === 0
    ? ok('confirmed commits are on disk')
    : failInProduction(
        config,
        `${wrong.join(', ')} is off. Set fsync, full_page_writes and synchronous_commit to on, idle_in_transaction_session_timeout to 5s and lock_timeout to 2s.`,
      )
}
