import { hex } from '../bytes.ts'
import { paidMinor, payoutAmount, settlementRoot } from '../settlement.ts'
import { fail, pass } from '../steps/evidence.ts'
import { counted, money } from '../words.ts'
import type { DeckCheck } from './deck-evidence.ts'
import { deckPayouts } from './deck-prizes.ts'
import { losing } from './deck-table.ts'

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
    const amount = money(payoutAmount(wrong), decimals, currency)
    return fail(
      `Ticket ${counted(wrong.seq0 + 1)} wins ${amount} for ${wrong.tier}; the file says otherwise.`,
    )
  }
  if (payouts.length !== due.length) {
    return fail(`The cards win ${counted(due.length)} prizes, the file has ${counted(payouts.length)}.`)
  }
  const paid = paidMinor(due)
  if (record.paid !== paid.toString()) return fail(`The prizes are ${paid} together, not ${record.paid}.`)
  if (hex(settlementRoot(record.instance, due)) !== record.settlementRoot) {
    return fail('The prizes do not give the fingerprint that the file names.')
  }
  return pass(
    `${counted(due.length)} prizes, ${money(paid, decimals, currency)} together, are what the cards say.`,
  )
}
