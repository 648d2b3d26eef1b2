import { effectiveCap, planChange } from '@fairground/rules/limits/effective-cap'
import { windowStart } from '@fairground/rules/limits/window'
import { isProfileName, PROFILES } from '@fairground/rules/profile'
import { sql } from 'kysely'
import { type MemberInvariant, mostProblems } from '#audit/invariant.ts'
import type { CounterRow, LimitChangeRow } from '#ledger/limits/rows.ts'

interface AuditedChange extends LimitChangeRow {
  readonly journalId: bigint
  readonly profile: string
}

/** Every change against the rule that made it, and every counter of now against the caps in force. */
export const raisedLimits: MemberInvariant = {
  id: 'I32',
  title: 'No raised limit holds before its wait',
  unit: 'change',
  scope: 'member',
  async check(tx, memberId) {
    const { rows: changes } = await sql<AuditedChange>`
      SELECT journal_id AS "journalId", player_id AS "playerId", kind, currency, source, new_cap AS "newCap", made_at AS "madeAt",
             effective_at AS "effectiveAt", awaits_confirmation AS "awaitsConfirmation", profile
        FROM limit_change WHERE member_id = ${memberId} ORDER BY journal_id`.execute(tx)
    const { rows: counters } = await sql<CounterRow & { now: number }>`
      SELECT player_id AS "playerId", kind, currency, window_start AS "windowStart", used, cap, clock_timestamp() AS now
        FROM limit_counter WHERE member_id = ${memberId}`.execute(tx)
    const made = Map.groupBy(changes, whose)
    const problems = [
      ...[...made.values()].flatMap(earlyChanges),
      ...counters.flatMap(counter => looseCounter(counter, made.get(whose(counter)) ?? [])),
    ]
    return { checked: changes.length, problems: problems.slice(0, mostProblems) }
  },
}

const whose = ({ playerId, kind, currency }: Pick<CounterRow, 'playerId' | 'kind' | 'currency'>): string =>
  `${kind} of player ${playerId} in ${currency}`

const earlyChanges = (changes: readonly AuditedChange[]): string[] =>
  changes.flatMap((change, index) => {
    const profile = PROFILES[isProfileName(change.profile) ? change.profile : 'strict']
    const due = planChange(change, changes.slice(0, index), profile, change.madeAt)
    const early =
      change.effectiveAt < due.effectiveAt || (due.awaitsConfirmation && !change.awaitsConfirmation)
    return early ? [`${whose(change)}: the change of journal ${change.journalId} holds before its wait`] : []
  })

const looseCounter = (counter: CounterRow & { now: number }, changes: readonly AuditedChange[]): string[] => {
  if (counter.windowStart !== windowStart(counter.kind, counter.now)) return []
  const cap = effectiveCap(changes, counter.now)
  const loose = cap !== null && (counter.cap === null || (counter.cap > cap && counter.cap > counter.used))
  return loose ? [`${whose(counter)}: the counter allows ${counter.cap ?? 'any'}, in force is ${cap}`] : []
}
