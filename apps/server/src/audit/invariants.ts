import type { Invariant } from './invariant.ts'
import { accountColumns } from './invariants/money/account-columns.ts'
import { appendOnly } from './invariants/schema/append-only.ts'
import { bonuses } from './invariants/players/bonuses.ts'
import { bonusBalls } from './invariants/rewards/bonus-balls.ts'
import { points } from './invariants/rewards/points.ts'
import { beaconTimes } from './invariants/draws/beacon-times.ts'
import { deckRecords } from './invariants/decks/deck-records.ts'
import { deckCards, deckMoney, deckPrizes } from './invariants/decks/decks.ts'
import { recordParts } from './invariants/decks/record-parts.ts'
import { denseSeq, playerCounts, soldCounts } from './invariants/tickets/counts.ts'
import { deposits } from './invariants/cashier/deposits.ts'
import { drawRecords } from './invariants/draws/draw-records.ts'
import { drawSteps } from './invariants/draws/draw-steps.ts'
import { boundTerms } from './invariants/schema/bound-terms.ts'
import { rowSecurity } from './invariants/schema/row-security.ts'
import { floor } from './invariants/money/floor.ts'
import { stalledInstances } from './invariants/draws/stalled-instances.ts'
import { holds } from './invariants/money/holds.ts'
import { jackpots } from './invariants/draws/jackpots.ts'
import { joinCodes, joinTickets } from './invariants/tickets/join-tickets.ts'
import { items } from './invariants/draws/items.ts'
import { journalChain } from './invariants/money/journal-chain.ts'
import { noCrossing } from './invariants/money/no-crossing.ts'
import { oneJournalPerKey } from './invariants/money/one-journal-per-key.ts'
import { limitCounters } from './invariants/players/limit-counters.ts'
import { raisedLimits } from './invariants/players/raised-limits.ts'
import { receiptBatches } from './invariants/tickets/receipt-batches.ts'
import { rewards } from './invariants/players/rewards.ts'
import { restrictedPlayers } from './invariants/players/restricted-players.ts'
import { cancellations } from './invariants/tickets/cancellations.ts'
import { outcomes } from './invariants/tickets/outcomes.ts'
import { payments, refunds } from './invariants/draws/payments.ts'
import { planSums } from './invariants/draws/plan-sums.ts'
import { plays } from './invariants/tickets/plays.ts'
import { accountOwners, moneyRoutes } from './invariants/money/routes.ts'
import { reserves } from './invariants/draws/reserves.ts'
import { shownPrizes } from './invariants/draws/shown-prizes.ts'
import { seedChain } from './invariants/draws/seed-chain.ts'
import { soldInTime } from './invariants/tickets/sold-in-time.ts'
import { stakes } from './invariants/tickets/stakes.ts'
import { subscriptions } from './invariants/cashier/subscriptions.ts'
import { gifts } from './invariants/cashier/gifts.ts'
import { ticketTree } from './invariants/tickets/ticket-tree.ts'
import { fourEyes } from './invariants/cashier/four-eyes.ts'
import { oneOpenWithdrawal, withdrawals } from './invariants/cashier/withdrawals.ts'
import { anchoredBooks } from './invariants/log/anchored-books.ts'
import { publicLog } from './invariants/log/public-log.ts'
import { notes, reveals } from './invariants/staff/player-desk.ts'
import { liveContent } from './invariants/staff/live-content.ts'
import { bonusCampaigns } from './invariants/staff/bonus-campaigns.ts'
import { endedGames } from './invariants/staff/ended-games.ts'
import { gameVersions } from './invariants/staff/game-versions.ts'
import { moneySettings } from './invariants/staff/money-settings.ts'
import { paymentProviders } from './invariants/staff/payment-providers.ts'
import { heldWithdrawals } from './invariants/staff/held-withdrawals.ts'
import { protection } from './invariants/staff/protection.ts'
import { proposalEffects } from './invariants/staff/proposal-effects.ts'
import { moneyProposals, promotionProposals } from './invariants/staff/money-proposals.ts'
import { withdrawalRoutes } from './invariants/staff/withdrawal-routes.ts'
import { generatedReports } from './invariants/staff/generated-reports.ts'
import { liveReturns } from './invariants/staff/live-returns.ts'
import { platformVotes, proposalVotes } from './invariants/staff/proposal-votes.ts'
import { publishedContent } from './invariants/staff/published-content.ts'
import { webhookQueue } from './invariants/staff/webhook-queue.ts'
import { voidedInstances } from './invariants/staff/voided-instances.ts'
import { zeroSum } from './invariants/money/zero-sum.ts'

/** All invariants of the audit, in the order of the report. */
export const invariants: readonly Invariant[] = [
  zeroSum,
  accountColumns,
  floor,
  oneJournalPerKey,
  noCrossing,
  holds,
  journalChain,
  stakes,
  deposits,
  withdrawals,
  oneOpenWithdrawal,
  bonuses,
  soldCounts,
  denseSeq,
  playerCounts,
  ticketTree,
  soldInTime,
  joinTickets,
  joinCodes,
  drawSteps,
  drawRecords,
  beaconTimes,
  outcomes,
  planSums,
  payments,
  seedChain,
  jackpots,
  limitCounters,
  restrictedPlayers,
  rewards,
  raisedLimits,
  points,
  bonusBalls,
  rowSecurity,
  fourEyes,
  refunds,
  cancellations,
  appendOnly,
  moneyRoutes,
  accountOwners,
  plays,
  subscriptions,
  gifts,
  items,
  deckCards,
  deckPrizes,
  deckMoney,
  deckRecords,
  recordParts,
  stalledInstances,
  reserves,
  shownPrizes,
  receiptBatches,
  boundTerms,
  publicLog,
  anchoredBooks,
  proposalEffects,
  proposalVotes,
  platformVotes,
  reveals,
  notes,
  liveContent,
  publishedContent,
  withdrawalRoutes,
  webhookQueue,
  generatedReports,
  gameVersions,
  voidedInstances,
  moneySettings,
  endedGames,
  paymentProviders,
  moneyProposals,
  promotionProposals,
  bonusCampaigns,
  heldWithdrawals,
  protection,
  liveReturns,
]
