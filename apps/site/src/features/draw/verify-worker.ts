import { openDrawFile, type OpenDraw } from '@fairground/fair/record/draw-file'
import { checkReceipts } from '@fairground/fair/steps/receipt'
import { type Pins, type StepId, verifyDraw } from '@fairground/fair/verify'
import { toPins } from './pins.ts'
import { toDrawFile } from './draw-file.ts'
import { recordParts } from '#kinds/record-parts.ts'
import type { CheckMessage, CheckRequest, ReceiptFinding } from '#features/draw/check-messages.ts'
import type { RecordFacts } from '#features/draw/record-facts.ts'

const toFacts = ({ record, tickets }: OpenDraw): RecordFacts => ({
  scheme: record.scheme,
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

const findings = (draw: OpenDraw, pins: Pins, receipts: readonly object[]): ReceiptFinding[] => {
  const named = receipts.map(receipt => ({ instance: draw.record.instance, ...receipt }))
  return checkReceipts(draw, pins, named).map((finding, i) => {
    const receipt = receipts[i] ?? {}
    const seq0 = 'seq0' in receipt && typeof receipt.seq0 === 'number' ? receipt.seq0 : 0
    return { seq0, ...finding }
  })
}

const send = (message: CheckMessage<RecordFacts, StepId>): void => self.postMessage(message, {})

/** Runs the whole check in a worker, so that the page stays responsive. It makes no network request. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const file = toDrawFile(data.file)
  const draw = openDrawFile(file)
  if (!('problem' in draw)) send({ kind: 'record', facts: toFacts(draw) })
  const { pins, evidence } = toPins(data.pins)
  const verdict = verifyDraw(file, { pins, evidence, onStep: step => send({ kind: 'step', step }) })
  const receipts = verdict.valid && !('problem' in draw) ? findings(draw, pins, data.receipts) : []
  send({ kind: 'verdict', verdict, receipts })
})
