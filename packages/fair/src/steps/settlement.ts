import type { DrawRecord, RecordPayout } from '../draw-record.ts'
import { parseResult, settleGame } from '../games/games.ts'
import { recordSettlement } from '../record-settlement.ts'
import type { Settlement } from '../settlement.ts'
import type { RecordTicket } from '../ticket-line.ts'
import { liveTickets } from '../tree-places.ts'
import { counted, money } from '../words.ts'
import { type Check, fail, pass } from './evidence.ts'

export const checkSettlement: Check = ({ record, tickets }) => {
  const due = recordSettlement(record.instance, settlementOf(record, tickets()))
  const given = record.settlement
  const wrong = due.payouts.find((payout, i) => !samePayout(payout, given.payouts[i]))
  if (wrong)
    return fail(`By the rules there is a prize of ${payoutWords(record, wrong)}; the file says otherwise.`)
  if (given.payouts.length !== due.payouts.length) {
    return fail(
      `The rules give ${counted(due.payouts.length)} prizes, the file ${counted(given.payouts.length)}.`,
    )
  }
  for (const name of ['revenue', 'contribution', 'rollover', 'jackpotAfter', 'paid', 'root'] as const) {
    if (given[name] !== due[name])
      return fail(`By the rules, ${name} is ${due[name]}, but the file says ${given[name]}.`)
  }
  const paid = money(BigInt(due.paid), record.decimals, record.currency)
  return pass(
    `${counted(due.payouts.length)} prizes, ${paid} together, follow from the numbers and the prize table.`,
  )
}

function settlementOf(record: DrawRecord, tickets: Iterable<RecordTicket>): Settlement {
  const outcome = parseResult(record.rules, record.result.text)
  if (outcome === undefined) throw new Error(`"${record.result.text}" is no result of this game`)
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

function payoutWords(
  { decimals, currency }: DrawRecord,
  { seq0, tier, fromPool, fromJackpot }: RecordPayout,
): string {
  const amount = money(BigInt(fromPool) + BigInt(fromJackpot), decimals, currency)
  return `${amount} to ticket ${counted(seq0 + 1)} for ${tier}`
}
