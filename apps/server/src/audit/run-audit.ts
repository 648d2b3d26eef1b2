import type { Database } from '@fairground/database/connect'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { checkDatabase, checkMember, type Member } from './check.ts'
import type { CheckOptions, Finding, Invariant } from './invariant.ts'
import { invariants } from './invariants.ts'
import { type AuditReport, resultLines, type Result, summaryLine } from './report.ts'

export interface AuditOptions {
  /** Member codes; all when not given. */
  readonly members?: readonly string[]
  /** Ids of invariants; all when not given. */
  readonly only?: readonly string[]
  readonly allDraws?: boolean
  readonly onLine?: (line: string) => void
  readonly onProgress?: (progress: Progress) => void
}

export interface Progress {
  readonly member: string
  readonly id: string
  readonly done: number
}

export class AuditRequestError extends Error {
  override name = 'AuditRequestError'
}

const newestDraws = 20

/** Each operator is read in one snapshot, so the audit can run beside live traffic; it takes no locks and writes nothing. */
export const runAudit = async (db: Database, options: AuditOptions = {}): Promise<AuditReport> => {
  const chosen = choose(options.only)
  const members = await findMembers(db, options.members)
  const found = new Map<Invariant, Finding[]>(chosen.map(invariant => [invariant, []]))
  const add = (invariant: Invariant, finding: Finding) => found.get(invariant)!.push(finding)

  await inSnapshot(db, async tx => {
    for (const invariant of chosen) {
      if (invariant.scope === 'database') add(invariant, await checkDatabase(tx, invariant))
    }
  })
  for (const member of members) {
    await inSnapshot(db, async tx => {
      for (const invariant of chosen) {
        if (invariant.scope === 'database') continue
        const finding = await checkMember(tx, invariant, member, checkOptions(invariant, member, options))
        const prefix = members.length > 1 ? `${member.code}: ` : ''
        add(invariant, { ...finding, problems: finding.problems.map(problem => prefix + problem) })
      }
    })
  }

  const results = chosen.map(invariant => merge(invariant, found.get(invariant)!))
  const failed = results.filter(result => result.problems.length > 0).length
  const report = { ok: results.length - failed, failed, members: members.map(member => member.code), results }
  for (const line of [...results.flatMap(resultLines), summaryLine(report)]) options.onLine?.(line)
  return report
}

const choose = (only: readonly string[] | undefined): readonly Invariant[] => {
  const unknown = only?.filter(id => !invariants.some(invariant => invariant.id === id)) ?? []
  if (unknown.length > 0) throw new AuditRequestError(`no such invariant: ${unknown.join(', ')}`)
  return only ? invariants.filter(invariant => only.includes(invariant.id)) : invariants
}

const findMembers = async (db: Database, codes: readonly string[] | undefined): Promise<Member[]> => {
  const all = await db.selectFrom('member').select(['id', 'code']).orderBy('id').execute()
  const unknown = codes?.filter(code => !all.some(member => member.code === code)) ?? []
  if (unknown.length > 0) throw new AuditRequestError(`no such member: ${unknown.join(', ')}`)
  return codes ? all.filter(member => codes.includes(member.code)) : all
}

const inSnapshot = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      // Recomputing a large draw can take longer than the default idle timeout.
      await sql`SELECT set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
      return work(tx)
    })

const checkOptions = (
  { id }: Invariant,
  { code }: Member,
  { allDraws, onProgress }: AuditOptions,
): CheckOptions => ({
  newestDraws: allDraws ? Infinity : newestDraws,
  onProgress: done => onProgress?.({ member: code, id, done }),
})

const merge = ({ id, title, unit }: Invariant, findings: readonly Finding[]): Result => ({
  id,
  title,
  unit,
  checked: findings.reduce((sum, finding) => sum + finding.checked, 0),
  problems: findings.flatMap(finding => finding.problems),
})
