import { hex } from '#encoding/bytes.ts'
import { paidMinor, payoutAmount, settlementRoot } from '#settlement/settlement.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatCount, formatMoney } from '#steps/format.ts'
import type { DeckCheck } from '#instant/deck-evidence.ts'
import { deckPayouts } from '#instant/deck-prizes.ts'
import { losing } from '#instant/deck-table.ts'

export const checkPrizes: DeckCheck = ({ record }) => {
  const { payouts, tickets, cards, prizeTable, decimals, currency } = record
  const outcomes = tickets.map(({ position }) => cards[position]?.outcome ?? losing)
  const due = deckPayouts(prizeTable, outcomes)
  const wrong = due.find((payout, i) => {
    const given = payouts[i]
    return (
      given?.seq0 !== payout.seq0 ||
      given.tier !== payout.tier ||
      given.amount !== String(payoutAmount(payout))
    )
  })
  if (wrong) {
    const amount = formatMoney(payoutAmount(wrong), decimals, currency)
    return fail(
      `Ticket ${formatCount(wrong.seq0 + 1)} wins ${amount} for ${wrong.tier}, which differs from the file.`,
    )
  }
  if (payouts.length !== due.length) {
    return fail(
      `The cards win ${formatCount(due.length)} prizes, the file has ${formatCount(payouts.length)}.`,
    )
  }
  const paid = paidMinor(due)
  if (record.paid !== paid.toString()) return fail(`The prizes add up to ${paid}, not ${record.paid}.`)
  if (hex(settlementRoot(record.instance, due)) !== record.settlementRoot) {
    return fail('The prizes do not match the settlement root in the file.')
  }
  return pass(
    `${formatCount(due.length)} prizes, ${formatMoney(paid, decimals, currency)} together, are what the cards say.`,
  )
}
