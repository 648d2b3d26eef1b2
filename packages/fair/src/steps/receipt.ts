import { equal, unhex } from '../bytes.ts'
import type { OpenDraw } from '../draw-file.ts'
import { parseReceipt, receiptOf, verifyReceipt } from '../signed-receipt.ts'
import type { TreeMarks } from '../tree-walk.ts'
import { counted, moment } from '../words.ts'
import { type Check, type Finding, fail, openEvidence, pass, type Pins } from './evidence.ts'

/** What the walk over the tickets must remember for these receipts. */
export function marksOf(receipts: readonly unknown[]): TreeMarks {
  const signed = receipts.map(parseReceipt).flatMap(receipt => ('problem' in receipt ? [] : [receipt]))
  return {
    seq0s: new Set(signed.map(({ seq0 }) => seq0)),
    sizes: new Set(signed.map(({ treeSize }) => treeSize)),
  }
}

export const checkReceipt: Check = ({ record, pins, tree, receipt }) => {
  const signed = parseReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  if (!verifyReceipt(unhex(pins.platformKey ?? record.keys.platform), signed)) {
    return fail("The operator's signature on the receipt is not genuine.")
  }
  const { instance, seq0, leafHash, treeSize, root, unixMs } = receiptOf(signed)
  if (instance !== record.instance)
    return fail(`The receipt is for ${instance}, the file for ${record.instance}.`)
  const mine = tree().ticketAt.get(seq0)
  if (mine === undefined || !equal(mine.hash, leafHash)) {
    return fail(
      `The ticket on the receipt is not at place ${counted(seq0 + 1)} of the file: it was left out or altered.`,
    )
  }
  const then = tree().rootAt.get(treeSize)
  if (then === undefined || !equal(then, root)) {
    return fail(`The tickets sold before ${moment(unixMs)} are not the ones the receipt was signed over.`)
  }
  const { ticket } = mine
  const back = ticket.voided ? ' It was taken back later.' : ''
  return pass(
    `Your ticket (${ticket.plays}) of ${moment(unixMs)} is in the file at place ${counted(seq0 + 1)}.${back}`,
  )
}

/** Looks up many receipts in one pass over the tickets. */
export function checkReceipts(draw: OpenDraw, pins: Pins, receipts: readonly unknown[]): Finding[] {
  const evidence = openEvidence(draw, pins, undefined, marksOf(receipts))
  return receipts.map(receipt => checkReceipt({ ...evidence, receipt }))
}
