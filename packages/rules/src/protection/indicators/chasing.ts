import { compareWith, type Finding } from '../finding.ts'
import type { Thresholds } from '../thresholds.ts'
import { findRecent, type PlayFacts } from './play-facts.ts'

/** Deposits soon after losses, and stakes that rise during a losing run, of today and yesterday. */
export const findChasing = (facts: PlayFacts, { chaseNotice, chaseStrong }: Thresholds): Finding => {
  const days = findRecent(facts, 2)
  const deposits = days.reduce((sum, { chaseDeposits }) => sum + chaseDeposits, 0)
  const stakes = days.reduce((sum, { raisedStakes }) => sum + raisedStakes, 0)
  return { level: compareWith(deposits + stakes, chaseNotice, chaseStrong), figures: { deposits, stakes } }
}
