import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyConsistency } from '#crypto/consistency.ts'
import { leafHash } from '#crypto/merkle.ts'
import { equal, hex, utf8 } from '#encoding/bytes.ts'
import { appendLeaves, logRoot } from '#log/append-log.ts'
import { type Checkpoint, cosign, type NoteSigner, openCheckpoint } from '#log/checkpoint.ts'
import { formatSignature, isSignatureBy, parseNote } from '#log/note.ts'
import type { PolicyKey } from '#log/policy.ts'
import { readRoot } from '#log/tile-proofs.ts'
import { bundlesBetween, tileWidth } from '#log/tiles.ts'
import { EntryWatch, type WatchState } from '#log/watch-entries.ts'
import { type AddCheckpoint, formatSize } from '#log/witness-protocol.ts'
import { openHttpLog } from '../http-log.ts'
import { replaceFile } from './durable-file.ts'
import { LogStore } from './log-store.ts'
import { ReportFile, type WitnessReport } from './report-file.ts'
import { SuspectFile } from './suspect-file.ts'

export interface WitnessAnswer {
  readonly status: 200 | 202 | 400 | 403 | 404 | 409 | 422 | 503
  readonly text: string
}

interface WitnessParts {
  readonly signer: NoteSigner
  /** Why the clock cannot be trusted now; undefined if it can. */
  readonly clockProblem: () => string | undefined
  readonly print: (line: string) => void
}

/** A log that is further ahead signs checkpoints of sizes in between. */
const maxNewEntries = 20_000
/** The state of the watch is stored this often, and the entries after it are read again at start. */
const watchStride = 4096
const shownReports = 100

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** What this witness knows about one operator's log. */
export class WitnessedLog {
  readonly key: PolicyKey
  readonly #store: LogStore
  readonly #parts: WitnessParts
  readonly #reports: ReportFile
  readonly #suspects: SuspectFile
  readonly #watchPath: string
  #watch: EntryWatch
  #storedWatch: number
  #turn: Promise<unknown> = Promise.resolve()
  #watching: Promise<void> = Promise.resolve()

  private constructor(key: PolicyKey, folder: string, store: LogStore, parts: WitnessParts) {
    this.key = key
    this.#store = store
    this.#parts = parts
    this.#reports = new ReportFile(join(folder, 'reports.jsonl'))
    this.#suspects = new SuspectFile(join(folder, 'suspects.json'))
    this.#watchPath = join(folder, 'watch.json')
    const state = existsSync(this.#watchPath)
      ? (JSON.parse(readFileSync(this.#watchPath, 'utf8')) as WatchState)
      : undefined
    this.#watch = new EntryWatch(state !== undefined && state.size <= store.tree.size ? state : undefined)
    this.#storedWatch = this.#watch.size
  }

  static async open(key: PolicyKey, folder: string, parts: WitnessParts): Promise<WitnessedLog> {
    const log = new WitnessedLog(key, folder, await LogStore.open(folder), parts)
    log.#startWatching()
    await log.#resolveSuspects()
    return log
  }

  get store(): LogStore {
    return this.#store
  }

  status() {
    const { newest, tree } = this.#store
    return {
      origin: this.key.name,
      size: tree.size,
      root: hex(logRoot(tree)),
      cosignedAt: newest?.at ?? null,
      entriesWatched: this.#watch.size,
      unexplainedCheckpoints: this.#suspects.count,
      reportCount: this.#reports.count,
      reports: this.#reports.reports.slice(-shownReports),
    }
  }

  /** Undefined unless this log signed the note. */
  openNote(note: string): Checkpoint | undefined {
    return openCheckpoint(note, { log: this.key, witnesses: [], quorum: 0 })
  }

  /** One request at a time, so that two histories are never signed. */
  addCheckpoint(request: AddCheckpoint, checkpoint: Checkpoint): Promise<WitnessAnswer> {
    const answer = this.#turn.then(() => this.#addNow(request, checkpoint))
    this.#turn = answer.catch(() => undefined)
    return answer
  }

  async #addNow(request: AddCheckpoint, checkpoint: Checkpoint): Promise<WitnessAnswer> {
    const clock = this.#parts.clockProblem()
    if (clock !== undefined) return { status: 503, text: `${clock}\n` }
    const { tree } = this.#store
    if (request.old > checkpoint.size) return { status: 400, text: 'The old size is above the new size.\n' }
    const agrees = await this.compare(request.checkpoint, checkpoint)
    if (request.old !== tree.size || agrees === false) return { status: 409, text: formatSize(tree.size) }
    const own = { size: tree.size, root: logRoot(tree) }
    if (!verifyConsistency(own, checkpoint, request.proof)) {
      this.#suspect(request.checkpoint, checkpoint)
      return { status: 422, text: 'The consistency proof is wrong.\n' }
    }
    const entries = await this.#findEntries(request, checkpoint.size)
    if (typeof entries === 'string') return { status: 422, text: `${entries}\n` }
    const appended = appendLeaves(tree, entries.map(leafHash))
    if (!equal(appended.root, checkpoint.root))
      return { status: 422, text: 'The entries are not those of the checkpoint.\n' }
    return this.#cosign(request.checkpoint, checkpoint, entries, appended)
  }

  async #cosign(
    source: string,
    checkpoint: Checkpoint,
    entries: readonly Uint8Array[],
    appended: ReturnType<typeof appendLeaves>,
  ): Promise<WitnessAnswer> {
    const { newest } = this.#store
    const isRepeated = newest?.size === checkpoint.size && newest.at === nowSeconds()
    // Anyone can repeat a request, so it must not fill the disk.
    if (newest && isRepeated) return { status: 200, text: newest.line }
    const note = this.#withoutOtherSignatures(source)
    const { line } = await this.#store.append(entries, appended, () => {
      const at = nowSeconds()
      const { size, root } = checkpoint
      return { size, root: hex(root), at, note, line: cosign(this.#parts.signer, note, at) }
    })
    this.#startWatching()
    if (entries.length > 0) await this.#resolveSuspects()
    return { status: 200, text: line }
  }

  /** The entries that this witness does not have yet, or why there are none. */
  async #findEntries(request: AddCheckpoint, size: number): Promise<Uint8Array[] | string> {
    const missing = size - request.old
    if (missing > maxNewEntries)
      return `More than ${maxNewEntries} new entries: sign a checkpoint of a size in between.`
    if (request.entries.length > 0 || missing === 0)
      return request.entries.length === missing
        ? request.entries.map(utf8)
        : `The request has ${request.entries.length} entries instead of ${missing}.`
    const log = openHttpLog(this.key.url ?? `https://${this.key.name}`)
    const found: Uint8Array[] = []
    try {
      for (const bundle of bundlesBetween(request.old, size)) {
        const entries = await log.readEntries(bundle)
        if (!entries) return 'The log does not serve the new entries.'
        found.push(...entries.slice(Math.max(0, request.old - bundle.index * tileWidth)))
      }
    } catch {
      return 'The log does not serve the new entries.'
    }
    return found
  }

  /** False with evidence kept if a note contradicts this copy; undefined if this copy is shorter. */
  async compare(source: string, checkpoint: Checkpoint): Promise<boolean | undefined> {
    if (checkpoint.size > this.#store.tree.size) return undefined
    const root = await readRoot(checkpoint.size, this.#store.readTile)
    if (equal(root, checkpoint.root)) return true
    // Of the same size if this witness has cosigned that size.
    const kept = await this.#store.findFirstWith(checkpoint.size - 1)
    this.addSplitView([kept === undefined ? '' : `${kept.note}${kept.line}`, source])
    return false
  }

  addSplitView(notes: readonly string[]): void {
    const [one = '', other = ''] = notes
    this.#addReport({ kind: 'split view', notes: [one, this.#withoutOtherSignatures(other)] })
  }

  #addReport(report: WitnessReport): void {
    if (!this.#reports.add(report)) return
    this.#parts.print(
      report.kind === 'entry'
        ? `REPORT ${this.key.name}: entry ${report.index}: ${report.rule}: ${report.detail}`
        : `SPLIT VIEW ${this.key.name}: the log signed two histories\n${report.notes.join('\n')}`,
    )
  }

  /** A bad proof can come from anyone, so it becomes evidence only if this copy later contradicts the checkpoint. */
  #suspect(source: string, checkpoint: Checkpoint): void {
    this.#suspects.add(this.#withoutOtherSignatures(source))
    this.#parts.print(`${this.key.name}: no proof for the checkpoint of size ${checkpoint.size}`)
  }

  /** Keeps a note until this copy is long enough to judge it. */
  suspectLater(source: string): void {
    this.#suspects.add(this.#withoutOtherSignatures(source))
  }

  async #resolveSuspects(): Promise<void> {
    for (const note of this.#suspects.notes) {
      const checkpoint = this.openNote(note)
      if (checkpoint && (await this.compare(note, checkpoint)) === undefined) continue
      this.#suspects.remove(note)
    }
  }

  #withoutOtherSignatures(source: string): string {
    const note = parseNote(source)
    const signature = note?.signatures.find(each => isSignatureBy(each, this.key))
    if (!note || !signature) throw new Error('not a note of this log')
    return `${note.text}\n${formatSignature(this.key, signature.bytes)}`
  }

  /** After the answer: the log must not wait for the rules. */
  #startWatching(): void {
    this.#watching = this.#watching.then(() => this.#watchNewEntries())
  }

  async #watchNewEntries(): Promise<void> {
    for (const bundle of bundlesBetween(this.#watch.size, this.#store.tree.size)) {
      const entries = await this.#store.readEntries(bundle)
      const known = Math.max(0, this.#watch.size - bundle.index * tileWidth)
      for (const entry of (entries ?? []).slice(known)) {
        for (const report of this.#watch.read(entry)) this.#addReport({ kind: 'entry', ...report })
        // Requests for cosignatures go first.
        await new Promise(resolve => setImmediate(resolve))
      }
    }
    if (this.#watch.size < this.#storedWatch + watchStride) return
    replaceFile(this.#watchPath, JSON.stringify(this.#watch.state()))
    this.#storedWatch = this.#watch.size
  }
}
