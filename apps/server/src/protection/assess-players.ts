import type { Tx } from '@fairground/database/transaction'
import { findAlerts } from '@fairground/rules/protection/aml/find-alerts'
import { createDay, dayMs } from '@fairground/rules/protection/day-facts'
import { findScore } from '@fairground/rules/protection/indicators/find-indicators'
import { historyDays } from '@fairground/rules/protection/indicators/play-facts'
import { openCaseByRule } from './cases/open-case-by-rule.ts'
import { openFlag } from './open-flag.ts'
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
  for (const playerId of playerIds) {
    const own = signals.get(playerId)
    if (!own) continue
    const stored = days.get(playerId) ?? []
    const facts = {
      ...own,
      today: stored.find(each => each.day === day) ?? createDay(day),
      history: stored.filter(each => each.day < day),
    }
    const found = { memberId, playerId, day, rulesVersion: rules.version }
    const score = findScore(facts, rules.thresholds)
    await upsertIndicators(tx, found, score.reasons)
    if (score.level === 'strong') await openFlag(tx, found, score)
    const { level, alerts } = findAlerts(facts, rules.thresholds)
    await upsertAlerts(tx, found, alerts)
    if (level === 'strong') await openCaseByRule(tx, vault, found, alerts, rules.actions)
  }
}
