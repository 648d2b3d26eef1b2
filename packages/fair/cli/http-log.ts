import { parseBundle } from '#log/entry-bundle.ts'
import { type BundleName, bundlePath, hashLength, tilePath, tileWidth } from '#log/tiles.ts'
import type { ReadTile } from '#log/tile-proofs.ts'

const timeoutMs = 10_000
const maxCheckpointBytes = 65_536
const maxBundleBytes = tileWidth * 65_537

/** A log or a mirror that serves C2SP tlog-tiles. Its answers are not trusted. */
export interface HttpLog {
  readonly readCheckpoint: () => Promise<string>
  readonly readTile: ReadTile
  readonly readEntries: (bundle: BundleName) => Promise<Uint8Array[] | undefined>
}

export function openHttpLog(address: string): HttpLog {
  const prefix = address.replace(/\/+$/, '')
  /** A partial tile may be gone once the full one exists. */
  const readPath = async (path: string, fullPath: string, maxBytes: number) =>
    (await fetchBytes(`${prefix}/${path}`, maxBytes)) ??
    (path === fullPath ? undefined : await fetchBytes(`${prefix}/${fullPath}`, maxBytes))
  return {
    async readCheckpoint() {
      const bytes = await fetchBytes(`${prefix}/checkpoint`, maxCheckpointBytes)
      if (!bytes) throw new Error(`${prefix} has no checkpoint`)
      return new TextDecoder().decode(bytes)
    },
    readTile: tile =>
      readPath(tilePath(tile), tilePath({ ...tile, width: tileWidth }), tileWidth * hashLength),
    async readEntries(bundle) {
      const full = { ...bundle, width: tileWidth }
      const bytes = await readPath(bundlePath(bundle), bundlePath(full), maxBundleBytes)
      const entries = bytes && parseBundle(bytes)
      return entries && entries.length >= bundle.width ? entries.slice(0, bundle.width) : undefined
    },
  }
}

/** Undefined if the address has no such file. */
async function fetchBytes(url: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404) return undefined
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > maxBytes) throw new Error(`${url} is too long`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
