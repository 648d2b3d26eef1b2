import { connect } from '@fairground/database/connect'
import { runAudit } from '@fairground/server/audit/run-audit'

/** Runs the audit of the ledger and returns every problem it finds. */
export const findAuditProblems = async (databaseUrl: string): Promise<string[]> => {
  const { db, close } = connect({ url: databaseUrl, connections: 1, name: 'audit', onError: () => undefined })
  try {
    const report = await runAudit(db, { allDraws: true })
    return report.results.flatMap(result => result.problems.map(problem => `${result.id}: ${problem}`))
  } finally {
    await close()
  }
}
