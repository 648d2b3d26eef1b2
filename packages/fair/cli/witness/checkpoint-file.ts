import { stat, truncate } from 'node:fs/promises'
import { DurableFile, readPart } from './durable-file.ts'

/** A checkpoint that this witness cosigned, and when. */
export interface CosignedCheckpoint {
  readonly size: number
  /** Hexadecimal. */
  readonly root: string
  /** Epoch seconds, as in the cosignature. */
  readonly at: number
  /** The checkpoint with the log's signature. */
  readonly note: string
  /** This witness's signature line. */
  readonly line: string
}

/** A line is shorter than half of this, so two reads of this length contain a whole line. */
const windowBytes = 16_384
const newline = 10

/** One line for each cosigned checkpoint, in the order of cosigning, so sizes never shrink. */
export class CheckpointFile {
  readonly #path: string
  #file: DurableFile | undefined
  #length = 0
  #newest: CosignedCheckpoint | undefined

  private constructor(path: string) {
    this.#path = path
  }

  static async open(path: string): Promise<CheckpointFile> {
    const file = new CheckpointFile(path)
    await file.#recover()
    return file
  }

  get newest(): CosignedCheckpoint | undefined {
    return this.#newest
  }

  async append(checkpoint: CosignedCheckpoint): Promise<void> {
    const line = new TextEncoder().encode(`${JSON.stringify(checkpoint)}\n`)
    this.#file ??= await DurableFile.open(this.#path)
    await this.#file.write(line, this.#length)
    await this.#file.sync()
    this.#length += line.length
    this.#newest = checkpoint
  }

  /** The first checkpoint that contains the entry: it proves when this witness had seen the entry. */
  async findFirstWith(index: number): Promise<CosignedCheckpoint | undefined> {
    let [low, high] = [0, this.#length]
    let found: CosignedCheckpoint | undefined
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const line = await this.#lineFrom(middle)
      if (line === undefined || line.size > index) {
        found = line ?? found
        high = middle
      } else {
        low = middle + 1
      }
    }
    return found
  }

  /** The first line that starts at the position or after it. */
  async #lineFrom(position: number): Promise<CosignedCheckpoint | undefined> {
    const from = Math.max(position - 1, 0)
    const bytes = await readPart(this.#path, from, Math.min(windowBytes, this.#length - from))
    const text = new TextDecoder().decode(bytes)
    const start = position === 0 ? 0 : text.indexOf('\n') + 1
    const end = text.indexOf('\n', start)
    return end < 0 ? undefined : (JSON.parse(text.slice(start, end)) as CosignedCheckpoint)
  }

  /** A line that a crash cut off was never answered to the log, so it is dropped. */
  async #recover(): Promise<void> {
    const size = await stat(this.#path).then(
      found => found.size,
      () => 0,
    )
    const from = Math.max(0, size - windowBytes)
    const bytes = await readPart(this.#path, from, size - from)
    if (!bytes) return
    const whole = bytes.lastIndexOf(newline) + 1
    this.#length = from + whole
    await truncate(this.#path, this.#length)
    if (whole === 0) return
    const start = bytes.subarray(0, whole - 1).lastIndexOf(newline) + 1
    const last = new TextDecoder().decode(bytes.subarray(start, whole - 1))
    this.#newest = JSON.parse(last) as CosignedCheckpoint
  }
}
