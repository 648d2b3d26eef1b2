import { type Fault, journals, openInstance } from './fault.test-support.ts'

const { cleoOpen } = journals
const batch = (n: number) => `member_id = 1 AND n = ${n}`
/** The second batch sold the plays of the open instance. */
const secondBatch = `member_id = 1 AND batch_n = 2`

export const receiptFaults: readonly Fault[] = [
  {
    name: 'a receipt batch disappears',
    plant: [`DELETE FROM receipt_batch WHERE ${batch(2)}`],
    fails: { A32: 'receipt batch 2 is missing' },
  },
  {
    name: 'the last receipt batch is cut off',
    plant: [
      `DELETE FROM receipt_batch WHERE member_id = 1 AND n = (SELECT max(n) FROM receipt_batch WHERE member_id = 1)`,
    ],
    fails: { A32: 'the lane stands at receipt batch' },
  },
  {
    name: 'a receipt batch is replaced by another of the same platform',
    plant: [
      `UPDATE receipt_batch b SET (hash, signature) = (SELECT hash, signature FROM receipt_batch WHERE ${batch(1)}) WHERE ${batch(2)}`,
    ],
    fails: {
      A32: 'receipt batch 2 does not match its hash\nreceipt batch 3 does not follow the batch before it',
    },
  },
  {
    name: 'the signature of a receipt batch is forged',
    plant: [`UPDATE receipt_batch SET signature = sha512('other') WHERE ${batch(2)}`],
    fails: { A32: 'receipt batch 2 has no signature of a published platform key' },
  },
  {
    name: 'the time of a receipt batch is changed',
    plant: [`UPDATE receipt_batch SET unix_ms = unix_ms + 1 WHERE ${batch(2)}`],
    fails: { A32: 'receipt batch 2 does not match its hash' },
  },
  {
    name: 'a ticket is taken out of its batch',
    plant: [
      'ALTER TABLE ticket DROP CONSTRAINT ticket_batch_check',
      `UPDATE ticket SET batch_n = NULL, batch_index = NULL
        WHERE member_id = 1 AND journal_id = ${cleoOpen} AND instance_id = ${openInstance} AND seq = 2`,
    ],
    fails: { A32: 'ticket 48003/2 is in no receipt batch' },
  },
  {
    name: 'two tickets swap their places in a batch',
    plant: [
      `UPDATE ticket SET batch_index = -batch_index WHERE ${secondBatch} AND batch_index IN (1, 2)`,
      `UPDATE ticket SET batch_index = 3 + batch_index WHERE ${secondBatch} AND batch_index < 0`,
    ],
    fails: { A32: 'receipt batch 2 does not match its tickets and their terms' },
  },
  {
    name: 'a ticket moves to a batch that does not exist',
    plant: [
      `UPDATE ticket SET batch_n = 9000 WHERE member_id = 1 AND journal_id = ${cleoOpen} AND instance_id = ${openInstance} AND seq = 2`,
    ],
    fails: { A32: 'ticket 48003/2 is in receipt batch 9000, which does not exist' },
  },
  {
    name: 'the prizes of an instance change after its sales',
    plant: [
      `UPDATE game_instance SET prize_table = jsonb_set(prize_table, '{payoutPercentage}', '49') WHERE member_id = 1 AND id = ${openInstance}`,
    ],
    fails: { A32: 'receipt batch 2 does not match its tickets and their terms' },
  },
]
