import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { getPublicKey } from '@fairground/fair/crypto/signature'
import { noteSigner } from '@fairground/fair/log/checkpoint'
import { formatKey } from '@fairground/fair/log/note'
import { appendLogEntry } from '#public-log/append.ts'
import { insertLog } from '#public-log/queries/entries.ts'
import { signNextCheckpoint } from '#public-log/sign-next.ts'
import { secret } from './sample-draw.test-support.ts'

const logSigner = (memberId: number) =>
  noteSigner(
    { name: `sample/fair/${memberId}`, type: 1, publicKey: getPublicKey(secret('log')) },
    secret('log'),
  )

/** Signs a checkpoint that covers all entries; a close or a round must be among the new ones. */
export const signLog = (tx: Tx, memberId: number): Promise<boolean> =>
  signNextCheckpoint(tx, memberId, logSigner(memberId))

export const samplePolicy = (memberId: number): string =>
  `log ${formatKey(logSigner(memberId))} http://sample/fair/${memberId}\nquorum none\n`

/** A public log with two entries and one checkpoint. The deck's last step anchors the books. */
export const addLog = (db: Database, memberId: number): Promise<boolean> =>
  inMember(db, memberId, async tx => {
    const log = logSigner(memberId)
    await insertLog(tx, memberId, log.name, log.publicKey)
    for (const reason of ['first', 'second'])
      await appendLogEntry(tx, memberId, { t: 'late', game: '7', C: 'ab'.repeat(32), reason })
    return signNextCheckpoint(tx, memberId, log)
  })
