import type { RecordPayout } from '#record/draw-record.ts'
import { parseResult, settleGame } from '#games/games.ts'
import { recordSettlement } from '#record/record-settlement.ts'
import type { Settlement } from '#settlement/settlement.ts'
import type { RecordTicket } from '#tickets/ticket-line.ts'
import { liveTickets } from '#tickets/placed-tickets.ts'
import { formatCount, formatMoney } from './format.ts'
import { fail, pass, type SharedRecord, type TicketCheck } from './evidence.ts'

export const checkSettlement: TicketCheck = ({ record, tickets }) => {
  const due = recordSettlement(record.instance, computeSettlement(record, tickets()))
  const given = record.settlement
  const wrong = due.payouts.find((payout, i) => !samePayout(payout, given.payouts[i]))
  if (wrong)
    return fail(`The rules give a prize of ${describePayout(record, wrong)}, which differs from the file.`)
  if (given.payouts.length !== due.payouts.length) {
    return fail(
      `The rules give ${formatCount(due.payouts.length)} prizes, the file ${formatCount(given.payouts.length)}.`,
    )
  }
  for (const name of [
    'revenue',
    'contribution',
    'fromReserve',
    'rollover',
    'jackpotAfter',
    'paid',
    'root',
  ] as const) {
    if (given[name] !== due[name])
      return fail(`The rules give ${name} ${due[name]}, but the file says ${given[name]}.`)
  }
  const paid = formatMoney(BigInt(due.paid), record.decimals, record.currency)
  return pass(
    `${formatCount(due.payouts.length)} prizes, ${paid} together, follow from the numbers and the prize table.`,
  )
}

function computeSettlement(record: SharedRecord, tickets: Iterable<RecordTicket>): Settlement {
  const outcome = parseResult(record.rules, record.result.text)
  if (outcome === undefined) throw new Error(`"${record.result.text}" is not a result of this game`)
  return settleGame({
    rules: record.rules,
    prizeTable: record.prizeTable,
    outcome,
    tickets: liveTickets(tickets, record.voids),
    pool: BigInt(record.pool),
    jackpot: BigInt(record.jackpot),
  })
}

const samePayout = (due: RecordPayout, given: RecordPayout | undefined): boolean =>
  given !== undefined &&
  due.seq0 === given.seq0 &&
  due.tier === given.tier &&
  due.fromPool === given.fromPool &&
  due.fromJackpot === given.fromJackpot

function describePayout(
  { decimals, currency }: SharedRecord,
  { seq0, tier, fromPool, fromJackpot }: RecordPayout,
): string {
  const amount = formatMoney(BigInt(fromPool) + BigInt(fromJackpot), decimals, currency)
  return `${amount} to ticket ${formatCount(seq0 + 1)} for ${tier}`
}
