import { hex } from '#encoding/bytes.ts'
import { formatCount, formatTime, formatMoney, formatTickets } from './format.ts'
import { fail, pass, type TicketCheck } from './evidence.ts'

export const checkLeaves: TicketCheck = ({ record, tree }) => {
  const { size, root, tickets, invalidTicket, pool } = tree()
  if (size !== record.treeSize) {
    return fail(`The file has ${formatCount(size)} entries, but ${formatCount(record.treeSize)} were sealed.`)
  }
  if (hex(root) !== record.root) {
    return fail(`The ${formatTickets(tickets)} in this file do not match the sealed ticket root.`)
  }
  if (invalidTicket)
    return fail(
      `Ticket ${formatCount(invalidTicket.seq0 + 1)} holds "${invalidTicket.plays}", which the rules do not allow.`,
    )
  const amount = (minor: bigint) => formatMoney(minor, record.decimals, record.currency)
  if (pool.toString() !== record.pool) {
    return fail(
      `The tickets cost ${amount(pool)} together, but the sealed pool is ${amount(BigInt(record.pool))}.`,
    )
  }
  return pass(
    `The ${formatTickets(tickets)} in this file match the ticket root sealed at ` +
      `${formatTime(record.closedAt)}, and their prices add up to the pool of ${amount(pool)}.`,
  )
}
