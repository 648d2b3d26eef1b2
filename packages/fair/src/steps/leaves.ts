import { hex } from '../bytes.ts'
import { counted, moment, money, tickets as ticketWords } from '../words.ts'
import { type Check, fail, pass } from './evidence.ts'

export const checkLeaves: Check = ({ record, tree }) => {
  const { size, root, tickets, wrong, pool } = tree()
  if (size !== record.treeSize) {
    return fail(`The file holds ${counted(size)} entries, but ${counted(record.treeSize)} were sealed.`)
  }
  if (hex(root) !== record.root) {
    return fail(`The ${ticketWords(tickets)} in this file do not give the sealed fingerprint.`)
  }
  if (wrong)
    return fail(`Ticket ${counted(wrong.seq0 + 1)} holds "${wrong.plays}", which the rules do not allow.`)
  const amount = (minor: bigint) => money(minor, record.decimals, record.currency)
  if (pool.toString() !== record.pool) {
    return fail(
      `The tickets cost ${amount(pool)} together, but the sealed pool is ${amount(BigInt(record.pool))}.`,
    )
  }
  return pass(
    `The ${ticketWords(tickets)} in this file give the same fingerprint as the one sealed at ` +
      `${moment(record.closedAt)}, and their prices add up to the pool of ${amount(pool)}.`,
  )
}
