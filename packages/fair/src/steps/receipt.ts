import { equal } from '#encoding/bytes.ts'
import type { OpenDraw } from '#record/draw-file.ts'
import { parseOwnReceipt } from '#tickets/own-receipt.ts'
import type { TreeMarks } from '#tickets/tree-walk.ts'
import { formatCount, formatTime } from './format.ts'
import { type Finding, fail, openTicketEvidence, pass, type Pins, type TicketCheck } from './evidence.ts'
import { openReceipt } from './open-receipt.ts'

/** The indices and sizes that the tree walk must record for these receipts. */
export function treeMarksFor(receipts: readonly unknown[]): TreeMarks {
  const signed = receipts.map(parseOwnReceipt).flatMap(receipt => ('problem' in receipt ? [] : [receipt]))
  return {
    seq0s: new Set(signed.map(({ seq0 }) => seq0)),
    sizes: new Set(signed.map(({ treeSize }) => treeSize)),
  }
}

export const checkReceipt: TicketCheck = ({ record, pins, tree, receipt }) => {
  const opened = openReceipt(receipt, record, pins)
  if ('ok' in opened) return opened
  const { seq0, leafHash, treeSize, root, unixMs } = opened
  const mine = tree().ticketAt.get(seq0)
  if (mine === undefined || !equal(mine.hash, leafHash)) {
    return fail(
      `The ticket on the receipt is not at place ${formatCount(seq0 + 1)} of the file: it was left out or altered.`,
    )
  }
  const then = tree().rootAt.get(treeSize)
  if (then === undefined || !equal(then, root)) {
    return fail(`The tickets sold before ${formatTime(unixMs)} differ from the tree on the receipt.`)
  }
  const { ticket } = mine
  const back = ticket.voided ? ' It was voided later.' : ''
  return pass(
    `Your ticket (${ticket.plays}) of ${formatTime(unixMs)} is in the file at place ${formatCount(seq0 + 1)}.${back}`,
  )
}

/** Looks up many receipts in one pass over the tickets. */
export function checkReceipts(draw: OpenDraw, pins: Pins, receipts: readonly unknown[]): Finding[] {
  const evidence = openTicketEvidence(draw, pins, undefined, treeMarksFor(receipts))
  return receipts.map(receipt => checkReceipt({ ...evidence, receipt }))
}
