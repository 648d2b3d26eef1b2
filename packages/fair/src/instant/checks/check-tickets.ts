import { hex } from '#encoding/bytes.ts'
import { merkleRoot } from '#crypto/merkle.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatMoney, formatTickets } from '#steps/format.ts'
import type { DeckCheck } from '#instant/deck-evidence.ts'

export const checkTickets: DeckCheck = ({ record, ticketHashes }) => {
  const { tickets, sales, decimals, currency } = record
  if (hex(merkleRoot(ticketHashes)) !== record.root) {
    return fail(`The ${formatTickets(tickets.length)} in this file do not match its ticket root.`)
  }
  const sum = tickets.reduce((all, { price }) => all + BigInt(price), 0n)
  const amount = (minor: bigint) => formatMoney(minor, decimals, currency)
  if (sum.toString() !== sales) {
    return fail(`The tickets cost ${amount(sum)} together, but the file says ${amount(BigInt(sales))}.`)
  }
  return pass(
    `The ${formatTickets(tickets.length)} in this file match its ticket root and cost ${amount(sum)} together.`,
  )
}
