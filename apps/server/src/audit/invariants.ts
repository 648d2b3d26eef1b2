import type { Invariant } from './invariant.ts'
import { accountColumns } from './invariants/account-columns.ts'
import { appendOnly } from './invariants/append-only.ts'
import { bonuses } from './invariants/bonuses.ts'
import { beaconTimes } from './invariants/beacon-times.ts'
import { deckRecords } from './invariants/deck-records.ts'
import { deckCards, deckMoney, deckPrizes } from './invariants/decks.ts'
import { denseSeq, playerCounts, soldCounts } from './invariants/counts.ts'
import { deposits } from './invariants/deposits.ts'
import { drawRecords } from './invariants/draw-records.ts'
import { drawSteps } from './invariants/draw-steps.ts'
import { fences } from './invariants/fences.ts'
import { floor } from './invariants/floor.ts'
import { heldUp } from './invariants/held-up.ts'
import { holds } from './invariants/holds.ts'
import { jackpots } from './invariants/jackpots.ts'
import { joinCodes, joinTickets } from './invariants/join-tickets.ts'
import { items } from './invariants/items.ts'
import { journalChain } from './invariants/journal-chain.ts'
import { noCrossing } from './invariants/no-crossing.ts'
import { oneJournalPerKey } from './invariants/one-journal-per-key.ts'
import { limitCounters } from './invariants/limit-counters.ts'
import { raisedLimits } from './invariants/raised-limits.ts'
import { restrictedPlayers } from './invariants/restricted-players.ts'
import { returns } from './invariants/returns.ts'
import { outcomes } from './invariants/outcomes.ts'
import { payments, refunds } from './invariants/payments.ts'
import { planSums } from './invariants/plan-sums.ts'
import { plays } from './invariants/plays.ts'
import { accountOwners, moneyRoutes } from './invariants/routes.ts'
import { seedChain } from './invariants/seed-chain.ts'
import { soldInTime } from './invariants/sold-in-time.ts'
import { stakes } from './invariants/stakes.ts'
import { subscriptions } from './invariants/subscriptions.ts'
import { ticketTree } from './invariants/ticket-tree.ts'
import { twoPeople } from './invariants/two-people.ts'
import { oneOpenWithdrawal, withdrawals } from './invariants/withdrawals.ts'
import { zeroSum } from './invariants/zero-sum.ts'

/** Everything the audit checks, in the order it is printed. */
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
  raisedLimits,
  fences,
  twoPeople,
  refunds,
  returns,
  appendOnly,
  moneyRoutes,
  accountOwners,
  plays,
  subscriptions,
  items,
  deckCards,
  deckPrizes,
  deckMoney,
  deckRecords,
  heldUp,
]
