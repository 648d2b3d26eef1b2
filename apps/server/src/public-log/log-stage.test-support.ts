import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { NoteSigner } from '@fairground/fair/log/checkpoint'
import { createMembers } from '#operator/members.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { appendLogEntry, type LogDraft } from './append.ts'
import { type LogSettings, openLog } from './open-log.ts'
import { signNextCheckpoint } from './sign-next.ts'

export const lateEntry = (game: string, reason: string): LogDraft => ({
  t: 'late',
  game,
  C: 'ab'.repeat(32),
  reason,
})

/** A checkpoint for this entry is signed at once. */
export const urgentEntry = (round: number): LogDraft => ({
  t: 'round',
  Q: 'cd'.repeat(32),
  round,
  cutAt: 0,
  rows: [],
  lock: '00'.repeat(160),
  masks: [],
  signer: { at: 0, term: 1, k: 0, head: '00'.repeat(32), sig: '00'.repeat(64) },
})

export interface LogStage {
  readonly books: Books
  readonly settings: LogSettings
  readonly signer: NoteSigner
  readonly inLog: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly append: (...drafts: readonly LogDraft[]) => Promise<readonly number[]>
  readonly sign: () => Promise<boolean>
  close(): Promise<void>
}

/** An operator with an open log and no publisher: the test signs the checkpoints. */
export const openLogStage = async (witnessPolicy = 'quorum none\n'): Promise<LogStage> => {
  const keyFolder = mkdtempSync(join(tmpdir(), 'log-'))
  const books = await openBooks()
  const { memberId, app } = books
  const settings = { keyFolder, siteAddress: 'http://{host}', witnessPolicy }
  const member = await createMembers(app.db).byId(memberId)
  const signer = await openLog(app.db, member!, settings)
  const inLog = <T>(work: (tx: Tx) => Promise<T>) => inMember(app.db, memberId, work)
  return {
    books,
    settings,
    signer,
    inLog,
    append: (...drafts) =>
      inLog(async tx => {
        const indices: number[] = []
        for (const draft of drafts) indices.push((await appendLogEntry(tx, memberId, draft)).index)
        return indices
      }),
    sign: () => inLog(tx => signNextCheckpoint(tx, memberId, signer)),
    async close() {
      await books.close()
      rmSync(keyFolder, { recursive: true })
    },
  }
}
