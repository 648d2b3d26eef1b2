import type { Check } from '../check.ts'
import { fail, failInProduction, ok } from '../finding.ts'
import { findNewestBackup } from '../queries.ts'

const hourMs = 3_600_000
/** A daily backup may take two hours. */
const maxAgeMs = 26 * hourMs

export const checkBackupAge: Check = async ({ config, database }) => {
  const newest = await findNewestBackup(database.db)
  if (!newest) return failInProduction(config, 'there is no backup. Run fairground backup every day.')
  const age = newest.now - newest.finishedAt
  const text = `the newest backup is ${(age / hourMs).toFixed(1)} hours old`
  return age > maxAgeMs ? fail(`${text}. Find out why the daily fairground backup does not run.`) : ok(text)
}
