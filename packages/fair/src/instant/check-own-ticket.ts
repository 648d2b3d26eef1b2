import { equal, unhex } from '../bytes.ts'
import { receiptHash } from '../receipt.ts'
import { parseReceipt, receiptOf, verifyReceipt } from '../signed-receipt.ts'
import { fail, pass } from '../steps/evidence.ts'
import { counted, moment, money } from '../words.ts'
import type { DeckCheck } from './deck-evidence.ts'
import { losing, prizeOf } from './deck-table.ts'
import { dealCard, shownOutcome } from './instant-games.ts'
import { ticketDeals } from './ticket-deals.ts'

export const checkOwnReceipt: DeckCheck = ({ record, pins, ticketHashes, receiptHashes, receipt }) => {
  const signed = parseReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  if (!verifyReceipt(unhex(pins.platformKey ?? record.keys.platform), signed)) {
    return fail("The operator's signature on the receipt is not genuine.")
  }
  const mine = receiptOf(signed)
  if (mine.instance !== record.instance) {
    return fail(`The receipt is for ${mine.instance}, the file for ${record.instance}.`)
  }
  const place = counted(mine.seq0 + 1)
  const sold = ticketHashes[mine.seq0]
  if (sold === undefined || !equal(sold, mine.leafHash)) {
    return fail(`The ticket on the receipt is not at place ${place} of the file: it was left out or altered.`)
  }
  const rebuilt = receiptHashes[mine.seq0]
  if (rebuilt === undefined || !equal(rebuilt, receiptHash(mine))) {
    return fail('The file tells another time of sale, or other tickets before yours, than your receipt.')
  }
  return pass(`Your ticket of ${moment(mine.unixMs)} is in the file at place ${place}.`)
}

/** After everything else is shown: the picture on the buyer's own card, and that it shows the prize. */
export const checkOwnCard: DeckCheck = evidence => {
  const { record, closeHash, receipt } = evidence
  const signed = parseReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  const { seq0 } = signed
  const mine = ticketDeals(evidence)[seq0]
  const outcome = record.cards[mine?.position ?? -1]?.outcome
  if (mine === undefined || outcome === undefined) return fail('The ticket has no card.')
  const { rules, prizeTable, decimals, currency } = record
  const card = dealCard({ seed: mine.seed, closeHash, seq0, rules, prizeTable, outcome })
  if (shownOutcome(record, card) !== outcome) return fail('The picture on your card shows another prize.')
  const picture = 'cells' in card ? card.cells.join(' ') : `${card.letters.join(' ')} on ${card.grid}`
  const won =
    outcome === losing
      ? 'no prize'
      : `${money(prizeOf(prizeTable, outcome), decimals, currency)} for ${outcome}`
  return pass(`Card ${counted(mine.position + 1)} is yours: ${won}. It shows ${picture}.`)
}
