import { openDraws } from '#crypto/draw-stream.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { verify } from '#crypto/signature.ts'
import type { SealedDeckCheck, SealedDeckEvidence } from '#fd2/deck/deck-evidence.ts'
import { deckResultHash } from '#fd2/deck/deck-hash.ts'
import { DensePlaces } from '#fd2/deck/places.ts'
import { winnersHash } from '#fd2/control.ts'
import { Positions } from '#instant/assignment.ts'
import { deckPayouts } from '#instant/deck-prizes.ts'
import { deckSize, losing } from '#instant/deck-table.ts'
import { paidMinor, payoutAmount, settlementRoot } from '#settlement/settlement.ts'
import { describeKey, fail, pass } from '#steps/evidence.ts'
import { formatCount, formatMoney, formatTickets } from '#steps/format.ts'

export const checkSealedTickets: SealedDeckCheck = ({ record, tickets }) => {
  const { root, sales } = tickets()
  if (hex(root) !== record.root)
    return fail(`The ${formatTickets(record.tickets)} in this file do not match its ticket root.`)
  const amount = (minor: bigint) => formatMoney(minor, record.decimals, record.seal.entry.currency)
  if (sales.toString() !== record.sales)
    return fail(
      `The tickets cost ${amount(sales)} together, but the file says ${amount(BigInt(record.sales))}.`,
    )
  return pass(
    `The ${formatTickets(record.tickets)} in this file match its ticket root and cost ${amount(sales)} together.`,
  )
}

/** The position of each ticket in play order. */
function* dealPositions({ record, opened }: SealedDeckEvidence): Generator<number> {
  const size = deckSize(record.prizeTable)
  const positions = new Positions(size, 0, new DensePlaces(size))
  let served = 0
  for (const round of opened()) {
    const stream = openDraws('FD2', round.seed, round.deck)('assign')
    for (; served < round.size; served += 1) yield positions.take(stream)
  }
}

export const checkSealedPositions: SealedDeckCheck = evidence => {
  const { file, record } = evidence
  const due = dealPositions(evidence)
  let seq0 = 0
  for (const { position } of file.tickets()) {
    seq0 += 1
    const value = due.next().value ?? null
    if (value !== position)
      return fail(
        value === null
          ? `Ticket ${formatCount(seq0)} was refunded, but the file gives it a card.`
          : `Ticket ${formatCount(seq0)} gets card ${formatCount(value + 1)}, but the file says otherwise.`,
      )
  }
  return pass(`Rounds, secrets and beacon give the ${formatTickets(record.tickets)} exactly these cards.`)
}

/** The payouts of the sold cards in play order. */
function computePayouts({ file, record, tiers }: SealedDeckEvidence) {
  const { prizeTable } = record
  const names = prizeTable.tiers.map(({ name }) => name)
  const numbers = tiers()
  const outcomes = Array.from(
    file.tickets(),
    ({ position }) => names[(position === null ? undefined : numbers[position]) ?? -1] ?? losing,
  )
  return deckPayouts(prizeTable, outcomes)
}

export const checkSealedPrizes: SealedDeckCheck = evidence => {
  const { record } = evidence
  const { payouts, decimals } = record
  const { currency, instance } = record.seal.entry
  const due = computePayouts(evidence)
  const wrong = due.find((payout, i) => {
    const given = payouts[i]
    const amount = String(payoutAmount(payout))
    return given?.seq0 !== payout.seq0 || given.tier !== payout.tier || given.amount !== amount
  })
  if (wrong) {
    const amount = formatMoney(payoutAmount(wrong), decimals, currency)
    return fail(
      `Ticket ${formatCount(wrong.seq0 + 1)} wins ${amount} for ${wrong.tier}, which differs from the file.`,
    )
  }
  if (payouts.length !== due.length)
    return fail(
      `The cards win ${formatCount(due.length)} prizes, the file has ${formatCount(payouts.length)}.`,
    )
  const paid = paidMinor(due)
  if (record.paid !== paid.toString()) return fail(`The prizes add up to ${paid}, not ${record.paid}.`)
  if (hex(settlementRoot(instance, due)) !== record.settlementRoot)
    return fail('The prizes do not match the settlement root in the file.')
  return pass(
    `${formatCount(due.length)} prizes, ${formatMoney(paid, decimals, currency)} together, are what the cards say.`,
  )
}

/** The control system computed the same winners. */
export const checkSealedWinners: SealedDeckCheck = ({ record, closeHash, lockHash }) => {
  const { winners, keys } = record
  if (keys.control === '')
    return winners === null
      ? pass('The game has no control system, so nothing is checked here.')
      : fail('The file has winners of a control system that the log does not name.')
  if (winners === null) return fail('The control system did not sign the winners.')
  const stated = winnersHash({
    close: closeHash,
    lock: lockHash,
    settlementRoot: unhex(record.settlementRoot),
    paid: BigInt(record.paid),
    count: record.payouts.length,
  })
  return verify(unhex(keys.control), stated, unhex(winners))
    ? pass('The independent control system computed the same winners.')
    : fail('The control system did not sign these winners.')
}

export const computeSealedResultHash = ({ record }: Pick<SealedDeckEvidence, 'record'>) =>
  deckResultHash({
    deckHash: unhex(record.deck.entry.D),
    title: record.title,
    decimals: record.decimals,
    link: unhex(record.link),
    treeSize: record.tickets,
    root: unhex(record.root),
    settlementRoot: unhex(record.settlementRoot),
    paid: BigInt(record.paid),
    endedAt: record.endedAt,
  })

export const checkSealedResult: SealedDeckCheck = evidence => {
  const { record, pins, rounds } = evidence
  const { keys, resultSignature, endedAt } = record
  if (!verify(unhex(keys.platform), computeSealedResultHash(evidence), unhex(resultSignature)))
    return fail("The operator's signature on the ended deck is not genuine.")
  if (rounds().some(({ cutAt }) => cutAt > endedAt))
    return fail('A round served tickets after the deck had ended.')
  return pass(`The ended deck is signed with ${describeKey(keys.platform, pins.platformKey)}.`)
}
