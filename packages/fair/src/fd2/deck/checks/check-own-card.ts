import { openDraws } from '#crypto/draw-stream.ts'
import { equal, unhex } from '#encoding/bytes.ts'
import { parseBatchReceipt, toReceipt, verifyBatchReceipt } from '#fd2/batch-receipts.ts'
import type { SealedDeckCheck } from '#fd2/deck/deck-evidence.ts'
import type { DeckRound } from '#fd2/deck/deck-rounds.ts'
import { ticketSeed } from '#fd2/round.ts'
import { losing, type Outcome, prizeFor } from '#instant/deck-table.ts'
import { dealCard, type InstantCard, type InstantTerms, readCardOutcome } from '#instant/instant-games.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatCount, formatMoney, formatTime } from '#steps/format.ts'

/** The round that assigned the ticket. */
export const findServingRound = <R extends DeckRound>(rounds: readonly R[], seq0: number): R | undefined =>
  rounds.find(({ size, signature }) => signature !== null && size > seq0)

export const checkSealedReceipt: SealedDeckCheck = ({ record, pins, tickets, rounds, receipt }) => {
  const signed = parseBatchReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  if (!verifyBatchReceipt(unhex(pins.platformKey ?? record.keys.platform), signed))
    return fail("The operator's signature on the receipt is not genuine.")
  const { entry } = record.seal
  if (signed.member !== entry.member || signed.instance !== entry.instance)
    return fail(`The receipt is for ${signed.instance}, the file for ${entry.instance}.`)
  if (signed.rulesHash !== entry.rules || signed.prizeTableHash !== entry.prizes)
    return fail('The ticket was bought under other rules or prizes.')
  const mine = toReceipt(signed)
  const place = formatCount(mine.seq0 + 1)
  const { own, rootAt } = tickets()
  if (!own || !equal(own.hash, mine.leafHash))
    return fail(`The ticket on the receipt is not at place ${place} of the file: it was left out or altered.`)
  const then = rootAt.get(mine.treeSize)
  if (mine.treeSize <= mine.seq0 || !then || !equal(then, mine.root))
    return fail('The tickets sold before yours differ from the tree on the receipt.')
  if (own.ticket.position === null)
    return rounds().some(({ signature, cutAt }) => signature !== null && signed.batch.unixMs <= cutAt)
      ? fail('A round after your purchase left your ticket out.')
      : pass(`Your ticket of ${formatTime(signed.batch.unixMs)} is in the file and was refunded.`)
  const round = findServingRound(rounds(), mine.seq0)
  if (!round || signed.batch.unixMs > round.cutAt)
    return fail('The round that served your ticket was cut before you bought it.')
  return pass(`Your ticket of ${formatTime(signed.batch.unixMs)} is in the file at place ${place}.`)
}

interface Prize extends InstantTerms {
  readonly outcome: Outcome
  readonly decimals: number
  readonly currency: string
}

/** "5.00 EUR for star. It shows star star ..." */
export function describeCard(card: InstantCard, { prizeTable, outcome, decimals, currency }: Prize): string {
  const picture = 'cells' in card ? card.cells.join(' ') : `${card.letters.join(' ')} on ${card.grid}`
  const won =
    outcome === losing
      ? 'no prize'
      : `${formatMoney(prizeFor(prizeTable, outcome), decimals, currency)} for ${outcome}`
  return `${won}. It shows ${picture}.`
}

/** Recomputes the buyer's card and checks that it shows the prize. */
export const checkSealedOwnCard: SealedDeckCheck = ({ record, tickets, opened, tiers, receipt }) => {
  const signed = parseBatchReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  const { seq0 } = signed
  const round = findServingRound(opened(), seq0)
  const position = tickets().own?.ticket.position
  if (position === null)
    return pass('Your ticket got no card before the deck ended, so its price is refunded.')
  if (!round || position === undefined) return fail('The ticket has no card.')
  const { rules, prizeTable, decimals } = record
  const outcome = prizeTable.tiers[tiers()[position] ?? -1]?.name ?? losing
  const draws = openDraws('FD2', ticketSeed(round.seed, seq0), round.deck)
  const card = dealCard({ draws, seq0, rules, prizeTable, outcome })
  if (readCardOutcome(record, card) !== outcome) return fail('Your card does not show its prize.')
  const { currency } = record.seal.entry
  const shown = describeCard(card, { rules, prizeTable, outcome, decimals, currency })
  return pass(`Card ${formatCount(position + 1)} is yours: ${shown}`)
}
