import { join } from 'node:path'
import { leafHash } from '#crypto/merkle.ts'
import { hex } from '#encoding/bytes.ts'
import {
  type AppendedLog,
  appendLeaves,
  emptyLogTree,
  type LogTree,
  logRoot,
  readLogTree,
} from '#log/append-log.ts'
import { formatBundle } from '#log/entry-bundle.ts'
import { type BundleName, bundlesBetween, hashesAtLevel, type TileName, tileWidth } from '#log/tiles.ts'
import { errorMessage } from '../usage-problem.ts'
import { BundleFiles } from './bundle-files.ts'
import { CheckpointFile, type CosignedCheckpoint } from './checkpoint-file.ts'
import { HashFiles } from './hash-files.ts'

/** The disk is full or broken. After a restart the store is as it was at the last checkpoint. */
export class StorageFailure extends Error {}

/** The copy of one log. Only what the last cosigned checkpoint covers counts; anything after it is overwritten. */
export class LogStore {
  readonly #folder: string
  readonly #checkpoints: CheckpointFile
  readonly #bundles: BundleFiles
  readonly #hashes: HashFiles
  #tree: LogTree = emptyLogTree
  /** The length of the last bundle. */
  #bundleBytes = 0

  private constructor(folder: string, checkpoints: CheckpointFile) {
    this.#folder = folder
    this.#checkpoints = checkpoints
    this.#bundles = new BundleFiles(folder)
    this.#hashes = new HashFiles(join(folder, 'hashes'))
  }

  static async open(folder: string): Promise<LogStore> {
    const store = new LogStore(folder, await CheckpointFile.open(join(folder, 'checkpoints.jsonl')))
    await store.#recover()
    return store
  }

  get tree(): LogTree {
    return this.#tree
  }

  get newest(): CosignedCheckpoint | undefined {
    return this.#checkpoints.newest
  }

  /**
   * First the entries, then the checkpoint that makes them count. All is on the disk when it returns. The checkpoint is
   * cosigned in between, so its time is one at which the entries were safe.
   */
  async append(
    entries: readonly Uint8Array[],
    { tree, tiles }: AppendedLog,
    cosignNow: () => CosignedCheckpoint,
  ): Promise<CosignedCheckpoint> {
    try {
      const [bundleBytes] = await Promise.all([
        entries.length === 0
          ? this.#bundleBytes
          : this.#bundles.append(this.#tree.size, entries, this.#bundleBytes),
        this.#hashes.write(tiles),
      ])
      const checkpoint = cosignNow()
      await this.#checkpoints.append(checkpoint)
      this.#bundleBytes = bundleBytes
      this.#tree = tree
      return checkpoint
    } catch (error) {
      throw new StorageFailure(errorMessage(error))
    }
  }

  readonly readTile = async (tile: TileName): Promise<Uint8Array | undefined> =>
    tile.index * tileWidth + tile.width > hashesAtLevel(this.#tree.size, tile.level)
      ? undefined
      : this.#hashes.read(tile)

  async readEntries({ index, width }: BundleName): Promise<Uint8Array[] | undefined> {
    return index * tileWidth + width > this.#tree.size ? undefined : this.#bundles.read(index, width)
  }

  findFirstWith(index: number): Promise<CosignedCheckpoint | undefined> {
    return this.#checkpoints.findFirstWith(index)
  }

  /** Drops what was written after the last checkpoint and checks that the rest has its root. */
  async #recover(): Promise<void> {
    const size = this.newest?.size ?? 0
    const full = size - (size % tileWidth)
    await this.#hashes.truncate(full)
    await this.#bundles.truncate(size)
    this.#tree = { size: full, edge: [] }
    const tree = await readLogTree(full, this.readTile)
      .then(loaded => this.#addBundles(loaded, size))
      .catch(() => undefined)
    this.#tree = tree && this.#hasRoot(tree) ? tree : await this.#addBundles(emptyLogTree, size)
    if (!this.#hasRoot(this.#tree))
      throw new StorageFailure(`${this.#folder} does not contain the log that was cosigned`)
  }

  #hasRoot(tree: LogTree): boolean {
    return this.newest === undefined || hex(logRoot(tree)) === this.newest.root
  }

  /** The hashes of the bundles after the tree, computed from the entries. */
  async #addBundles(loaded: LogTree, size: number): Promise<LogTree> {
    let tree = loaded
    for (const { index, width } of bundlesBetween(loaded.size, size)) {
      const entries = await this.#bundles.read(index, width)
      if (!entries) throw new StorageFailure(`bundle ${index} in ${this.#folder} is damaged`)
      const appended = appendLeaves(tree, entries.map(leafHash))
      await this.#hashes.write(appended.tiles)
      tree = appended.tree
      this.#bundleBytes = formatBundle(entries).length
    }
    return tree
  }
}
