import { readFileSync, statSync } from 'node:fs'
import type { Pool } from 'pg'

export interface Source {
  readonly source: string
  readonly perSecond: number
}

const line =
  /^(?<application>[^\]]*)\] (?<transaction>\d+\/\d+) LOG: {2}(?:statement|execute [^:]+): (?<text>.*)$/s

/** Logs every statement for a while and counts the transactions by application and first statement. */
export const listSources = async (
  owner: Pool,
  logFile: string,
  seconds: number,
): Promise<readonly Source[]> => {
  const from = statSync(logFile).size
  await setLogging(owner, 'all')
  await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  await setLogging(owner, 'none')
  const first = new Map<string, string>()
  for (const text of readFileSync(logFile).subarray(from).toString().split(/^at\[/m)) {
    const found = line.exec(text)?.groups
    if (!found) continue
    const statement = toSubject(found.text!.trim())
    const key = found.transaction!
    const known = first.get(key)
    // The first statement after the opening ones names the work of a transaction.
    if (known === undefined || known.endsWith(' BEGIN')) first.set(key, `${found.application} ${statement}`)
  }
  const counts = new Map<string, number>()
  for (const source of first.values()) counts.set(source, (counts.get(source) ?? 0) + 1)
  return [...counts]
    .map(([source, count]) => ({ source, perSecond: count / seconds }))
    .sort((a, b) => b.perSecond - a.perSecond)
}

const setLogging = async (owner: Pool, statements: 'all' | 'none'): Promise<void> => {
  await owner.query(`ALTER SYSTEM SET log_line_prefix = 'at[%a] %v '`)
  await owner.query(`ALTER SYSTEM SET log_statement = '${statements}'`)
  await owner.query('SELECT pg_reload_conf()')
}

/** The table or function that a statement names first. */
const toSubject = (text: string): string => {
  if (/^(?:begin|start transaction|select set_config)/i.test(text)) return 'BEGIN'
  const name = /\b(?:from|into|update|join)\s+"?(?<name>[a-z_.]+)/i.exec(text)?.groups?.name
  return name ?? text.slice(0, 40)
}
