import { existsSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { formatBundle, parseBundle } from '#log/entry-bundle.ts'
import { bundlePath, bundlesBetween, tileWidth } from '#log/tiles.ts'
import { DurableFile, readPart } from './durable-file.ts'

/** A bundle has at most 256 entries of at most 65,535 bytes with their lengths. */
const maxBundleBytes = tileWidth * 65_537

/** The entries, in files under the paths of C2SP tlog-tiles, so that any web server can serve them. */
export class BundleFiles {
  readonly #folder: string
  /** The last bundle, open while it is not full. */
  #last: { readonly index: number; readonly file: DurableFile } | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** On the disk when it returns. `position` is where the last bundle ends; the new end is returned. */
  async append(first: number, entries: readonly Uint8Array[], position: number): Promise<number> {
    let end = position
    for (const { index, width } of bundlesBetween(first, first + entries.length)) {
      const start = Math.max(first, index * tileWidth)
      const bytes = formatBundle(entries.slice(start - first, index * tileWidth + width - first))
      const file = await this.#open(index)
      const from = start % tileWidth > 0 ? end : 0
      await file.write(bytes, from)
      await file.sync()
      end = from + bytes.length
    }
    return end
  }

  /** Undefined if the bundle has fewer entries. */
  async read(index: number, width: number): Promise<Uint8Array[] | undefined> {
    const bytes = await readPart(this.#path(index), 0, maxBundleBytes)
    const end = bytes && findEnd(bytes, width)
    return end === undefined ? undefined : parseBundle(bytes!.subarray(0, end))
  }

  /** Drops the bundles after the size. */
  async truncate(size: number): Promise<void> {
    for (let index = Math.ceil(size / tileWidth); existsSync(this.#path(index)); index += 1)
      await unlink(this.#path(index))
  }

  async #open(index: number): Promise<DurableFile> {
    if (this.#last?.index === index) return this.#last.file
    await this.#last?.file.close()
    const file = await DurableFile.open(this.#path(index))
    this.#last = { index, file }
    return file
  }

  #path(index: number): string {
    return join(this.#folder, bundlePath({ index, width: tileWidth }))
  }
}

/** Where the first entries of a bundle end; undefined if it has fewer. */
function findEnd(bytes: Uint8Array, count: number): number | undefined {
  let at = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 2 > bytes.length) return undefined
    at += 2 + (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0))
  }
  return at <= bytes.length ? at : undefined
}
