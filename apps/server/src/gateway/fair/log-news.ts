import type { LogNews, LogPosition } from '@fairground/contract/log-position'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { MissingTile, readConsistencyProof } from '@fairground/fair/log/tile-proofs'
import type { Log } from '#platform/log.ts'
import { readNewestNote, type SizedNote } from '#public-log/read-log.ts'
import { tileReader } from '#public-log/tiles.ts'

/** The newest checkpoint of an operator's log, with its proof for a client that keeps an older or newer one. */
export type ReadLogNews = (memberId: number, kept: LogPosition | undefined) => Promise<LogNews | undefined>

const cacheMs = 1000

interface Cached {
  readonly at: number
  readonly newest: Promise<SizedNote | undefined>
  /** By the size that clients keep: after a restart many keep the same. */
  readonly proofs: Map<number, Promise<readonly string[]>>
}

export const createLogNews = (db: Database, log: Log): ReadLogNews => {
  const cache = new Map<number, Cached>()
  const read = (memberId: number): Cached => {
    const known = cache.get(memberId)
    if (known && performance.now() - known.at < cacheMs) return known
    const newest = inMember(db, memberId, tx => readNewestNote(tx, memberId))
    const cached = { at: performance.now(), newest, proofs: new Map() }
    cache.set(memberId, cached)
    return cached
  }

  const prove = async (memberId: number, one: number, other: number): Promise<readonly string[]> => {
    const [first, second] = one < other ? [one, other] : [other, one]
    const proof = await inMember(db, memberId, tx =>
      readConsistencyProof(first, second, tileReader(tx, memberId)),
    ).catch((error: unknown) => {
      // The client keeps a size that this log has never had.
      if (error instanceof MissingTile) return []
      throw error
    })
    return proof.map(hex)
  }

  return async (memberId, kept) => {
    try {
      const { newest: reading, proofs } = read(memberId)
      const newest = await reading
      if (!newest) return undefined
      if (kept === undefined) return { checkpoint: newest.note, from: 0, consistency: [] }
      const proving = proofs.get(kept.size) ?? prove(memberId, kept.size, newest.size)
      proofs.set(kept.size, proving)
      return { checkpoint: newest.note, from: kept.size, consistency: await proving }
    } catch (error) {
      // A client without news keeps its checkpoint and compares it next time.
      log.warn({ err: error, memberId }, 'checkpoint not read')
      return undefined
    }
  }
}
