import type { Tx } from '@fairground/database/transaction'
import { findAlerts } from '@fairground/rules/protection/aml/find-alerts'
import { createDay, dayMs } from '@fairground/rules/protection/day-facts'
import { findScore } from '@fairground/rules/protection/indicators/find-indicators'
import { historyDays } from '@fairground/rules/protection/indicators/play-facts'
import { openCasesByRule } from './cases/open-cases-by-rule.ts'
import { openFlags } from './open-flags.ts'
import type { ProtectionDeps } from './protection-deps.ts'
import type { ProtectionRules } from './protection-rules.ts'
import { readDays } from './queries/days.ts'
import { upsertAlerts, upsertIndicators } from './queries/findings.ts'
import { readSignals } from './queries/signals.ts'

interface Assessed {
  readonly rules: ProtectionRules
  readonly day: number
  readonly now: number
  readonly playerIds: readonly number[]
}

/** Applies the rules to the players on one day, stores what they find and opens flags and cases. */
export const assessPlayers = async (
  tx: Tx,
  { vault }: Pick<ProtectionDeps, 'vault'>,
  memberId: number,
  { rules, day, now, playerIds }: Assessed,
): Promise<void> => {
  if (playerIds.length === 0) return
  const dayStart = day * dayMs
  const signals = await readSignals(tx, memberId, playerIds, {
    dayStart,
    until: Math.min(now, dayStart + dayMs),
  })
  const days = Map.groupBy(
    await readDays(tx, memberId, playerIds, day - historyDays),
    ({ playerId }) => playerId,
  )
  const assessed = playerIds.flatMap(playerId => {
    const own = signals.get(playerId)
    if (!own) return []
    const stored = days.get(playerId) ?? []
    const facts = {
      ...own,
      today: stored.find(each => each.day === day) ?? createDay(day),
      history: stored.filter(each => each.day < day),
    }
    const score = findScore(facts, rules.thresholds)
    return [{ playerId, score, aml: findAlerts(facts, rules.thresholds) }]
  })
  const found = { memberId, day, rulesVersion: rules.version }
  await upsertIndicators(
    tx,
    found,
    assessed.flatMap(({ playerId, score }) => score.reasons.map(reason => ({ playerId, ...reason }))),
  )
  await upsertAlerts(
    tx,
    found,
    assessed.flatMap(({ playerId, aml }) => aml.alerts.map(alert => ({ playerId, ...alert }))),
  )
  await openFlags(
    tx,
    found,
    assessed.filter(({ score }) => score.level === 'strong'),
  )
  const alerted = assessed.filter(({ aml }) => aml.level === 'strong')
  await openCasesByRule(
    tx,
    vault,
    found,
    alerted.map(({ playerId, aml }) => ({ playerId, alerts: aml.alerts })),
    rules.actions,
  )
}
