import { hex } from '../bytes.ts'
import { validPlays } from '../games/games.ts'
import { merkleRoot } from '../merkle.ts'
import { counted, moment, money, tickets as ticketWords } from '../words.ts'
import { type Check, fail, pass } from './evidence.ts'

export const checkLeaves: Check = ({ record, tickets, hashes }) => {
  if (hashes.length !== record.treeSize) {
    return fail(
      `The file holds ${counted(hashes.length)} entries, but ${counted(record.treeSize)} were sealed.`,
    )
  }
  if (hex(merkleRoot(hashes)) !== record.root) {
    return fail(`The ${ticketWords(tickets.length)} in this file do not give the sealed fingerprint.`)
  }
  const live = tickets.filter(ticket => !ticket.voided)
  const wrong = live.find(ticket => !validPlays(record.rules, ticket.plays))
  if (wrong)
    return fail(`Ticket ${counted(wrong.seq0 + 1)} holds "${wrong.plays}", which the rules do not allow.`)
  const pool = live.reduce((sum, ticket) => sum + BigInt(ticket.price), 0n)
  const amount = (minor: bigint) => money(minor, record.decimals, record.currency)
  if (pool.toString() !== record.pool) {
    return fail(
      `The tickets cost ${amount(pool)} together, but the sealed pool is ${amount(BigInt(record.pool))}.`,
    )
  }
  return pass(
    `The ${ticketWords(tickets.length)} in this file give the same fingerprint as the one sealed at ` +
      `${moment(record.closedAt)}, and their prices add up to the pool of ${amount(pool)}.`,
  )
}
