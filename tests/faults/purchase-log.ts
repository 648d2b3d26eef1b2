import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What a client knows of one purchase. `unknown`: sent, and no answer came. */
export interface LoggedPurchase {
  readonly requestId: string
  readonly playerId: number
  readonly outcome: 'ok' | 'refused' | 'unknown'
  readonly exitCode?: number
  readonly charged?: string
  readonly plays: number
}

/** The client's own memory, on disk before the next step: the checker believes nothing else. */
export const openPurchaseLog = (file: string) => {
  const handle = openSync(file, 'a')
  return {
    write(purchase: LoggedPurchase): void {
      writeSync(handle, `${JSON.stringify(purchase)}\n`)
      fsyncSync(handle)
    },
    close: () => closeSync(handle),
  }
}

export const readPurchaseLog = (file: string): LoggedPurchase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as LoggedPurchase)
