import { hex, unhex } from '#encoding/bytes.ts'
import { chainStep } from '#crypto/hash-chain.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatCount, formatTime, formatTickets } from '#steps/format.ts'
import { assignRound } from '#instant/assignment.ts'
import { firstFalseBeacon } from '#beacon/beacon-batch.ts'
import type { DeckCheck } from '#instant/deck-evidence.ts'
import { ticketDeals } from '#instant/ticket-deals.ts'

/** The secrets that assigned the cards were committed with the deck, one per round. */
export const checkLinks: DeckCheck = ({ record: { rounds, deck } }) => {
  const wrong = rounds.findIndex(
    ({ link }, k) => hex(chainStep(unhex(link))) !== (k === 0 ? deck.assignAnchor : rounds[k - 1]?.link),
  )
  return wrong < 0
    ? pass(
        `The ${formatCount(rounds.length)} secrets that assigned the cards lead back to the published anchor.`,
      )
    : fail(`Secret ${formatCount(wrong + 1)} of the assignment does not lead to the one before it.`)
}

/** The round that assigns a ticket follows from the time on its receipt. */
export const checkRounds: DeckCheck = ({ record: { rounds, tickets, beacon } }) => {
  const waited = tickets.map(({ unixMs }) => assignRound(beacon.chain, unixMs))
  if (waited.some((round, i) => i > 0 && round < (waited[i - 1] ?? 0))) {
    return fail('Tickets were not assigned in the order of their sale.')
  }
  const due = [...new Set(waited)]
  const wrong = due.findIndex((round, k) => rounds[k]?.round !== round)
  if (wrong >= 0 || rounds.length !== due.length) {
    const round = due[wrong] ?? rounds[due.length]?.round ?? 0
    return fail(
      `The rounds that follow from the receipts differ from the file, starting at round ${formatCount(round)}.`,
    )
  }
  const [first] = tickets
  const since = first ? `, from ${formatTime(first.unixMs)} on` : ''
  return pass(
    `Each ticket waited for the round that its receipt gives: ${formatCount(due.length)} rounds${since}.`,
  )
}

export const checkBeacons: DeckCheck = ({ record: { rounds, beacon } }) => {
  const wrong = firstFalseBeacon(beacon.chain, rounds)
  return wrong === undefined
    ? pass(`The values of these rounds carry the genuine signatures of the beacon ${beacon.chain.name}.`)
    : fail(`The value of round ${formatCount(wrong)} is not what the beacon ${beacon.chain.name} published.`)
}

export const checkPositions: DeckCheck = evidence => {
  const { tickets } = evidence.record
  const deals = ticketDeals(evidence)
  const wrong = tickets.findIndex(({ position }, seq0) => deals[seq0]?.position !== position)
  if (wrong >= 0) {
    const due = deals[wrong]?.position ?? 0
    return fail(
      `Ticket ${formatCount(wrong + 1)} gets card ${formatCount(due + 1)}, but the file gives it another.`,
    )
  }
  return pass(`Receipts, secrets and beacon give the ${formatTickets(tickets.length)} exactly these cards.`)
}
