import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { signBatch, verifyBatchReceipt } from '@fairground/fair/fd2/batch-receipts'
import { hex } from '@fairground/fair/encoding/bytes'
import { receiptHash } from '@fairground/fair/tickets/receipt'
import { interleaved } from '../interleaved.ts'
import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signHash = (hash: Uint8Array) => new Uint8Array(sign(null, hash, privateKey))
const random = () => new Uint8Array(randomBytes(32))

export const receipts = defineMeasurement({
  about:
    'processor time of the receipt of a ticket: one signature for a batch, compared with one for each ticket',
  numbers: { batch: { preset: 64, about: 'tickets in a batch' } },
  measures: {
    cpu: {
      about: 'receipt in a signed batch / receipt with its own signature, processor time',
      unit: 'µs',
      better: 'lower',
    },
  },
  short: { rounds: 3, seconds: 1, numbers: { batch: 64 } },
  run: settings => measure(settings),
})

const measure = async (settings: Settings<'batch'>): Promise<Measured<'cpu'>> => {
  const count = settings.numbers.batch
  const shared = { treeSize: count, root: random(), rulesHash: random(), prizeTableHash: random() }
  const sold = Array.from({ length: count }, (_, seq0) => ({
    member: '1',
    instance: '48001',
    seq0,
    leafHash: random(),
    ...shared,
  }))
  const head = { member: '1', n: 12, previous: random(), unixMs: Date.now(), sign: signHash }
  const key = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  if (!signBatch(head, sold).receipts.every(receipt => verifyBatchReceipt(key, receipt)))
    throw new Error('a receipt of the batch does not verify')
  const microseconds = await interleaved(
    settings.rounds,
    {
      single: async () =>
        perTicket(settings.seconds, count, () =>
          sold.map(receipt => hex(signHash(receiptHash({ ...receipt, unixMs: head.unixMs })))),
        ),
      batch: async () => perTicket(settings.seconds, count, () => signBatch(head, sold)),
    },
    settings.say,
  )
  return {
    measures: { cpu: { ours: microseconds.batch, bare: microseconds.single } },
    notes: ['every receipt of the batch was verified; the batch includes the paths and the JSON fields'],
  }
}

/** Processor time, because another process may use the machine at the same time. */
const perTicket = (seconds: number, count: number, work: () => unknown): number => {
  const started = process.cpuUsage()
  const until = performance.now() + seconds * 1000
  let tickets = 0
  while (performance.now() < until) {
    work()
    tickets += count
  }
  const { user, system } = process.cpuUsage(started)
  return (user + system) / tickets
}
