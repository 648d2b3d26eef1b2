import { openDraws } from '#crypto/draw-stream.ts'
import { equal } from '#encoding/bytes.ts'
import { parseOwnReceipt } from '#tickets/own-receipt.ts'
import { receiptHash } from '#tickets/receipt.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatCount, formatTime, formatMoney } from '#steps/format.ts'
import { openReceipt } from '#steps/open-receipt.ts'
import type { DeckCheck } from '#instant/deck-evidence.ts'
import { losing, prizeFor } from '#instant/deck-table.ts'
import { dealCard, readCardOutcome } from '#instant/instant-games.ts'
import { ticketDeals } from '#instant/ticket-deals.ts'

export const checkOwnReceipt: DeckCheck = ({ record, pins, ticketHashes, receiptHashes, receipt }) => {
  const mine = openReceipt(receipt, record, pins)
  if ('ok' in mine) return mine
  const place = formatCount(mine.seq0 + 1)
  const sold = ticketHashes[mine.seq0]
  if (sold === undefined || !equal(sold, mine.leafHash)) {
    return fail(`The ticket on the receipt is not at place ${place} of the file: it was left out or altered.`)
  }
  const rebuilt = receiptHashes[mine.seq0]
  if (rebuilt === undefined || !equal(rebuilt, receiptHash(mine))) {
    return fail('The time of sale or the earlier tickets in the file differ from your receipt.')
  }
  return pass(`Your ticket of ${formatTime(mine.unixMs)} is in the file at place ${place}.`)
}

/** Runs last: recomputes the buyer's card and checks that it shows the prize. */
export const checkOwnCard: DeckCheck = evidence => {
  const { record, closeHash, receipt } = evidence
  const parsed = parseOwnReceipt(receipt)
  if ('problem' in parsed) return fail(`The receipt is not well formed: ${parsed.problem}.`)
  const { seq0 } = parsed
  const mine = ticketDeals(evidence)[seq0]
  const outcome = record.cards[mine?.position ?? -1]?.outcome
  if (mine === undefined || outcome === undefined) return fail('The ticket has no card.')
  const { rules, prizeTable, decimals, currency } = record
  const card = dealCard({ draws: openDraws('FD1', mine.seed, closeHash), seq0, rules, prizeTable, outcome })
  if (readCardOutcome(record, card) !== outcome) return fail('Your card does not show its prize.')
  const picture = 'cells' in card ? card.cells.join(' ') : `${card.letters.join(' ')} on ${card.grid}`
  const won =
    outcome === losing
      ? 'no prize'
      : `${formatMoney(prizeFor(prizeTable, outcome), decimals, currency)} for ${outcome}`
  return pass(`Card ${formatCount(mine.position + 1)} is yours: ${won}. It shows ${picture}.`)
}
