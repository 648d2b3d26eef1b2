import { effectiveCap, planChange } from '@fairground/rules/limits/effective-cap'
import { windowStart } from '@fairground/rules/limits/window'
import { isProfileName, PROFILES } from '@fairground/rules/profile'
import { sql } from 'kysely'
import { bySql, type MemberInvariant, mostProblems } from '#audit/invariant.ts'
import type { CounterRow, LimitChangeRow } from '#ledger/limits/rows.ts'

/** A wager counts in the week of its purchase, and a refund is taken off there. */
export const limitCounters = bySql(
  {
    id: 'I30',
    title: 'Limits are kept, and what is used of them is what was played and paid in',
    unit: 'counter',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM limit_counter WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH counter AS (
      SELECT *, window_start + CASE kind WHEN 'depositDay' THEN interval '1 day' WHEN 'depositMonth' THEN interval '1 month'
                                         ELSE interval '7 days' END AS window_end
        FROM limit_counter WHERE member_id = ${memberId}
    ), counted AS (
      SELECT c.*,
             CASE WHEN c.kind = 'wagerWeek' THEN (
               SELECT coalesce(sum(t.price + t.fee), 0)
                 FROM ticket t JOIN game_instance i ON i.member_id = ${memberId} AND i.id = t.instance_id AND i.currency = c.currency
                WHERE t.member_id = ${memberId} AND t.player_id = c.player_id
                  AND t.created_at >= c.window_start AND t.created_at < c.window_end
                  AND NOT EXISTS (SELECT FROM ticket_outcome o
                                   WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind = 'REFUND'))
             ELSE (
               SELECT coalesce(sum(t.amount), 0)
                 FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id AND t.currency = c.currency
                WHERE j.member_id = ${memberId} AND j.kind = 'deposit' AND j.player_id = c.player_id
                  AND j.created_at >= c.window_start AND j.created_at < c.window_end)
               + (
               SELECT coalesce(sum(p.amount), 0)
                 FROM payment p JOIN journal j ON j.member_id = ${memberId} AND j.id = p.id
                WHERE p.member_id = ${memberId} AND p.player_id = c.player_id AND p.currency = c.currency AND p.state <> 'FAILED'
                  AND j.created_at >= c.window_start AND j.created_at < c.window_end) END AS should
        FROM counter c
    )
    SELECT format('%s of player %s from %s: used %s of %s %s, the books say %s', kind, player_id, window_start::date, used,
                  coalesce(cap::text, 'any'), currency, should) AS problem
      FROM counted WHERE used > cap OR used <> should`,
    ],
  }),
)

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
