import { type FileHandle, open } from 'node:fs/promises'
import { readFileSync } from 'node:fs'

/** The client's view of one purchase. `unknown`: sent without an answer. */
export interface LoggedPurchase {
  readonly requestId: string
  readonly playerId: number
  readonly outcome: 'ok' | 'refused' | 'unknown'
  readonly exitCode?: number
  readonly charged?: string
  readonly plays: number
}

export interface PurchaseLog {
  /** Resolves when the line is on disk; only then does the purchase count. */
  write(purchase: LoggedPurchase): Promise<void>
  close(): Promise<void>
}

/** Opens the clients' log, the only source that the checker trusts. Concurrent lines share one flush. */
export const openPurchaseLog = async (file: string): Promise<PurchaseLog> => {
  const handle = await open(file, 'a')
  let waiting: { readonly line: string; readonly done: () => void }[] = []
  let flushing: Promise<void> | undefined
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await appendDurably(handle, batch.map(entry => entry.line).join(''))
      for (const { done } of batch) done()
    }
    flushing = undefined
  }
  return {
    write: purchase =>
      new Promise(done => {
        waiting.push({ line: `${JSON.stringify(purchase)}\n`, done })
        flushing ??= flush()
      }),
    async close() {
      await flushing
      await handle.close()
    },
  }
}

const appendDurably = async (handle: FileHandle, text: string): Promise<void> => {
  await handle.write(text)
  await handle.datasync()
}

export const readPurchaseLog = (file: string): LoggedPurchase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as LoggedPurchase)
