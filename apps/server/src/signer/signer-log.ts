import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DeckTable } from '@fairground/fair/instant/deck-table'

/** The signer's actions, oldest first. It answers only from this log, so a restart changes nothing. */
export type SignerEntry =
  | { readonly type: 'chain'; readonly game: string; readonly secret: string; readonly length: number }
  | {
      readonly type: 'close'
      readonly game: string
      readonly index: number
      readonly closeHash: string
      readonly round: number
      readonly at: number
      /** The link stays secret until the deck has ended. */
      readonly deck?: true
    }
  | {
      readonly type: 'late'
      readonly game: string
      readonly index: number
      readonly closeHash: string
      readonly at: number
    }
  | DeckEntry

/** `deck` is the index of the deck's close record. */
export type DeckEntry =
  | {
      readonly type: 'deck'
      readonly game: string
      readonly deck: number
      readonly instance: string
      readonly prizeTable: DeckTable
      readonly beaconSignature: string
      /** The secret of the chain that assigns the cards. */
      readonly secret: string
      readonly at: number
    }
  | {
      readonly type: 'assign'
      readonly game: string
      readonly deck: number
      readonly n: number
      readonly round: number
    }
  | { readonly type: 'cards'; readonly game: string; readonly deck: number; readonly positions: number[] }
  | { readonly type: 'deckEnd'; readonly game: string; readonly deck: number }

export interface SignerLog {
  readonly entries: readonly SignerEntry[]
  /** Returns after the entry is on disk. */
  append(entry: SignerEntry): void
  close(): void
}

export const openSignerLog = (folder: string): SignerLog => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const handle = openSync(join(folder, 'signer.log'), 'a+', 0o600)
  const { entries, whole } = readSignerLog(readFileSync(handle, 'utf8'))
  ftruncateSync(handle, Buffer.byteLength(whole))
  return {
    entries,
    append(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      fsyncSync(handle)
      entries.push(entry)
    },
    close: () => closeSync(handle),
  }
}

/**
 * Drops an incomplete last line: a crash cut it short, and it was never answered. Any other unreadable line means lost
 * answers, and a signer that has lost answers must not continue.
 */
export const readSignerLog = (text: string): { entries: SignerEntry[]; whole: string } => {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const entries = whole
    .split('\n')
    .slice(0, -1)
    .map((line, i) => {
      try {
        return JSON.parse(line) as SignerEntry
      } catch {
        throw new Error(`signer log is damaged at line ${i + 1}`)
      }
    })
  return { entries, whole }
}
