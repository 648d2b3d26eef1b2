import { hex } from '../bytes.ts'
import { merkleRoot } from '../merkle.ts'
import { fail, pass } from '../steps/evidence.ts'
import { money, tickets as ticketWords } from '../words.ts'
import type { DeckCheck } from './deck-evidence.ts'

export const checkTickets: DeckCheck = ({ record, ticketHashes }) => {
  const { tickets, sales, decimals, currency } = record
  if (hex(merkleRoot(ticketHashes)) !== record.root) {
    return fail(`The ${ticketWords(tickets.length)} in this file do not give the fingerprint it names.`)
  }
  const sum = tickets.reduce((all, { price }) => all + BigInt(price), 0n)
  const amount = (minor: bigint) => money(minor, decimals, currency)
  if (sum.toString() !== sales) {
    return fail(`The tickets cost ${amount(sum)} together, but the file says ${amount(BigInt(sales))}.`)
  }
  return pass(
    `The ${ticketWords(tickets.length)} in this file give its fingerprint and cost ${amount(sum)} together.`,
  )
}
