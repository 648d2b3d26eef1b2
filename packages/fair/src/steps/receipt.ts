import { equal, unhex } from '../bytes.ts'
import { merkleRoot } from '../merkle.ts'
import { parseReceipt, receiptOf, verifyReceipt } from '../signed-receipt.ts'
import { counted, moment } from '../words.ts'
import { type Check, fail, pass } from './evidence.ts'

export const checkReceipt: Check = ({ record, pins, tickets, hashes, receipt }) => {
  const signed = parseReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  if (!verifyReceipt(unhex(pins.platformKey ?? record.keys.platform), signed)) {
    return fail("The operator's signature on the receipt is not genuine.")
  }
  const { instance, seq0, leafHash, treeSize, root, unixMs } = receiptOf(signed)
  if (instance !== record.instance)
    return fail(`The receipt is for ${instance}, the file for ${record.instance}.`)
  const mine = tickets.find(ticket => ticket.seq0 === seq0)
  const hash = hashes[seq0]
  if (mine === undefined || hash === undefined || !equal(hash, leafHash)) {
    return fail(
      `The ticket on the receipt is not at place ${counted(seq0 + 1)} of the file: it was left out or altered.`,
    )
  }
  if (treeSize > hashes.length || !equal(merkleRoot(hashes.slice(0, treeSize)), root)) {
    return fail(`The tickets sold before ${moment(unixMs)} are not the ones the receipt was signed over.`)
  }
  const back = mine.voided ? ' It was taken back later.' : ''
  return pass(
    `Your ticket (${mine.plays}) of ${moment(unixMs)} is in the file at place ${counted(seq0 + 1)}.${back}`,
  )
}
