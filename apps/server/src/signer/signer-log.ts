import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DeckTable } from '@fairground/fair/instant/deck-table'

/** What the signer has done, oldest first. It answers from this alone, so a restart changes nothing. */
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
      /** Of the chain that assigns the cards. */
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
  /** On disk before it returns. */
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
 * A line cut short by a crash was never answered for: it is cut off. Any other line that cannot be read means that
 * answers were forgotten, and a signer that forgot must not go on.
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
        throw new Error(`line ${i + 1} of the signer's log is damaged`)
      }
    })
  return { entries, whole }
}
