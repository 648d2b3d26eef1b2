import { effectiveCap, planChange } from '@fairground/rules/limits/effective-cap'
import { windowStart } from '@fairground/rules/limits/window'
import { isProfileName, PROFILES } from '@fairground/rules/profile'
import { sql } from 'kysely'
import { type MemberInvariant, maxProblems } from '#audit/invariant.ts'
import type { CounterRow, LimitChangeRow } from '#ledger/limits/rows.ts'

interface AuditedChange extends LimitChangeRow {
  readonly journalId: bigint
  readonly profile: string
}

/** Checks every change against the rule that allowed it, and every current counter against the caps in force. */
export const raisedLimits: MemberInvariant = {
  id: 'I32',
  title: 'No raised limit applies before its waiting time',
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
    const made = Map.groupBy(changes, limitName)
    const problems = [
      ...[...made.values()].flatMap(earlyChanges),
      ...counters.flatMap(counter => looseCounter(counter, made.get(limitName(counter)) ?? [])),
    ]
    return { checked: changes.length, problems: problems.slice(0, maxProblems) }
  },
}

const limitName = ({
  playerId,
  kind,
  currency,
}: Pick<CounterRow, 'playerId' | 'kind' | 'currency'>): string =>
  `${kind} of player ${playerId} in ${currency}`

const earlyChanges = (changes: readonly AuditedChange[]): string[] =>
  changes.flatMap((change, index) => {
    const profile = PROFILES[isProfileName(change.profile) ? change.profile : 'strict']
    const due = planChange(change, changes.slice(0, index), profile, change.madeAt)
    const early =
      change.effectiveAt < due.effectiveAt || (due.awaitsConfirmation && !change.awaitsConfirmation)
    return early
      ? [`${limitName(change)}: the change of journal ${change.journalId} applies before its waiting time`]
      : []
  })

const looseCounter = (counter: CounterRow & { now: number }, changes: readonly AuditedChange[]): string[] => {
  if (counter.windowStart !== windowStart(counter.kind, counter.now)) return []
  const cap = effectiveCap(changes, counter.now)
  const loose = cap !== null && (counter.cap === null || (counter.cap > cap && counter.cap > counter.used))
  return loose
    ? [`${limitName(counter)}: the counter allows ${counter.cap ?? 'any'}, in force is ${cap}`]
    : []
}
