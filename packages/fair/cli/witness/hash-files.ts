import { existsSync } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { TileContent } from '#log/append-log.ts'
import { hashesAtLevel, hashLength, maxLevel, type TileName, tileWidth } from '#log/tiles.ts'
import { DurableFile, readPart } from './durable-file.ts'

/**
 * One file for each level of the tree; a tile is a part of it. Hashes follow from entries, so they are synced only when a
 * tile is full: after a crash the hashes of the last bundle are computed again.
 */
export class HashFiles {
  readonly #folder: string
  readonly #files = new Map<number, DurableFile>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(tiles: readonly TileContent[]): Promise<void> {
    const filled = new Set<DurableFile>()
    for (const { level, index, width, bytes } of tiles) {
      const file = await this.#open(level)
      await file.write(bytes, index * tileWidth * hashLength)
      // A full tile adds a hash to the level above.
      if (width === tileWidth) for (const each of [file, await this.#open(level + 1)]) filled.add(each)
    }
    await Promise.all(Array.from(filled, file => file.sync()))
  }

  async read({ level, index, width }: TileName): Promise<Uint8Array | undefined> {
    const length = width * hashLength
    const bytes = await readPart(this.#path(level), index * tileWidth * hashLength, length)
    return bytes?.length === length ? bytes : undefined
  }

  /** Drops the hashes after the size. */
  async truncate(size: number): Promise<void> {
    for (let level = 0; level <= maxLevel; level += 1) {
      const path = this.#path(level)
      if (existsSync(path)) await truncate(path, hashesAtLevel(size, level) * hashLength)
    }
  }

  async #open(level: number): Promise<DurableFile> {
    const file = this.#files.get(level) ?? (await DurableFile.open(this.#path(level)))
    this.#files.set(level, file)
    return file
  }

  #path(level: number): string {
    return join(this.#folder, String(level))
  }
}
