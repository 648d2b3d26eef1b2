import type { KeptLog } from '@fairground/client/log-keeper'
import type { LogNews } from '@fairground/contract/log-position'
import { hex } from '@fairground/fair/encoding/bytes'
import { readCheckpoint } from '@fairground/fair/log/checkpoint'
import { MissingTile, type ReadTile, readConsistencyProof } from '@fairground/fair/log/tile-proofs'
import { tilePath } from '@fairground/fair/log/tiles'

/**
 * Reads a static file of the operator's log; undefined if the log has no such file. Throws if the network failed, because
 * then a missing file proves nothing.
 */
export type ReadLogFile = (path: string) => Promise<Uint8Array | undefined>

const decoder = new TextDecoder()

export const readLogText = async (readFile: ReadLogFile, path: string): Promise<string | undefined> => {
  const bytes = await readFile(path)
  return bytes && decoder.decode(bytes)
}

export const tileReader =
  (readFile: ReadLogFile): ReadTile =>
  tile =>
    readFile(tilePath(tile))

/** The newest checkpoint with its proof, as the gateway answers it on a connection. */
export const readNews = async (kept: KeptLog | null, readFile: ReadLogFile): Promise<LogNews | undefined> => {
  const checkpoint = await readLogText(readFile, 'checkpoint')
  const size = checkpoint === undefined ? undefined : readCheckpoint(checkpoint)?.size
  if (checkpoint === undefined || size === undefined) return undefined
  if (!kept) return { checkpoint, from: 0, consistency: [] }
  const [first, second] = kept.size <= size ? [kept.size, size] : [size, kept.size]
  const proof = await readConsistencyProof(first, second, tileReader(readFile)).catch((error: unknown) => {
    if (error instanceof MissingTile) return []
    throw error
  })
  return { checkpoint, from: kept.size, consistency: proof.map(hex) }
}
