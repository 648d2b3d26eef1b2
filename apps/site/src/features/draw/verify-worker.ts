import { type DrawRecord, parseDrawRecord } from '@fairground/fair/draw-record'
import { openEvidence } from '@fairground/fair/steps/evidence'
import { checkReceipt } from '@fairground/fair/steps/receipt'
import { verifyDraw } from '@fairground/fair/verify'
import type {
  ReceiptFinding,
  RecordFacts,
  VerifyMessage,
  VerifyRequest,
} from '#features/draw/verify-messages.ts'

const factsOf = (record: DrawRecord): RecordFacts => ({
  title: record.title,
  instance: record.instance,
  drawn: record.result.drawn,
  of: record.rules.from,
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

const findings = (record: DrawRecord, receipts: readonly object[]): ReceiptFinding[] =>
  receipts.map(receipt => {
    const seq0 = 'seq0' in receipt && typeof receipt.seq0 === 'number' ? receipt.seq0 : 0
    const named = { instance: record.instance, ...receipt }
    return { seq0, ...checkReceipt(openEvidence(record, {}, named)) }
  })

const send = (message: VerifyMessage): void => self.postMessage(message, {})

/** The whole check away from the page: it stays smooth, and asks nobody. */
self.addEventListener('message', ({ data }: MessageEvent<VerifyRequest>) => {
  const record = parseDrawRecord(data.text)
  if (!('problem' in record)) send({ kind: 'record', facts: factsOf(record) })
  const verdict = verifyDraw(data.text, { onStep: step => send({ kind: 'step', step }) })
  send({
    kind: 'verdict',
    verdict,
    receipts: verdict.valid && !('problem' in record) ? findings(record, data.receipts) : [],
  })
})
