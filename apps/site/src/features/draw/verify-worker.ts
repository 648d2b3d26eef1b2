import { openDrawFile, type OpenDraw } from '@fairground/fair/draw-file'
import { checkReceipts } from '@fairground/fair/steps/receipt'
import { type StepId, verifyDraw } from '@fairground/fair/verify'
import { drawFileOf } from '#features/draw/blob-lines.ts'
import { recordParts } from '#features/draw/record-parts.ts'
import type { CheckMessage, CheckRequest, ReceiptFinding } from '#features/draw/check-messages.ts'
import type { RecordFacts } from '#features/draw/record-facts.ts'

const factsOf = ({ record, tickets }: OpenDraw): RecordFacts => ({
  title: record.title,
  instance: record.instance,
  drawn: recordParts(record, tickets()),
  resultText: record.result.text,
  closedAt: record.closedAt,
  seal: record.close.hash,
  root: record.root,
  link: record.chain.link,
  anchor: record.chain.anchor,
  beaconRound: record.beacon.round,
  beaconSignature: record.beacon.signature,
  platformKey: record.keys.platform,
  signerKey: record.keys.signer,
})

const findings = (draw: OpenDraw, receipts: readonly object[]): ReceiptFinding[] => {
  const named = receipts.map(receipt => ({ instance: draw.record.instance, ...receipt }))
  return checkReceipts(draw, {}, named).map((finding, i) => {
    const receipt = receipts[i] ?? {}
    const seq0 = 'seq0' in receipt && typeof receipt.seq0 === 'number' ? receipt.seq0 : 0
    return { seq0, ...finding }
  })
}

const send = (message: CheckMessage<RecordFacts, StepId>): void => self.postMessage(message, {})

/** The whole check away from the page: it stays smooth, and asks nobody. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const file = drawFileOf(data.file)
  const draw = openDrawFile(file)
  if (!('problem' in draw)) send({ kind: 'record', facts: factsOf(draw) })
  const verdict = verifyDraw(file, { onStep: step => send({ kind: 'step', step }) })
  const receipts = verdict.valid && !('problem' in draw) ? findings(draw, data.receipts) : []
  send({ kind: 'verdict', verdict, receipts })
})
