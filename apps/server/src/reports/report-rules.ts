import type { ReportRules } from './report-rule.ts'
import { adjustments } from './queries/adjustments.ts'
import { exclusionsAndLimits } from './queries/exclusions-and-limits.ts'
import { interactions } from './queries/interactions.ts'
import { jackpots } from './queries/jackpots.ts'
import { largeWins } from './queries/large-wins.ts'
import { playerAccountSummary } from './queries/player-account-summary.ts'
import { playerFunds } from './queries/player-funds.ts'
import { providerReconciliation } from './queries/provider-reconciliation.ts'
import { returns } from './queries/returns.ts'
import { sessions } from './queries/sessions.ts'
import { significantEvents } from './queries/significant-events.ts'
import { staffAccess } from './queries/staff-access.ts'
import { voidsAndRefunds } from './queries/voids-and-refunds.ts'
import { wagersAndWins } from './queries/wagers-and-wins.ts'

export const reportRules: ReportRules = {
  playerAccountSummary,
  playerFunds,
  adjustments,
  providerReconciliation,
  wagersAndWins,
  jackpots,
  returns,
  voidsAndRefunds,
  largeWins,
  sessions,
  exclusionsAndLimits,
  interactions,
  significantEvents,
  staffAccess,
}
