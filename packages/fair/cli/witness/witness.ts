import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { formatKey, parseNote } from '#log/note.ts'
import { originHash } from '#log/origin-hash.ts'
import { equal } from '#encoding/bytes.ts'
import type { Checkpoint, NoteSigner } from '#log/checkpoint.ts'
import type { PolicyKey } from '#log/policy.ts'
import { parseAddCheckpoint } from '#log/witness-protocol.ts'
import type { BeaconClock } from './beacon-clock.ts'
import { type WitnessAnswer, WitnessedLog } from './witnessed-log.ts'

interface WitnessSettings {
  readonly folder: string
  readonly signer: NoteSigner
  readonly logs: readonly PolicyKey[]
  readonly clock: BeaconClock
  readonly print: (line: string) => void
}

/** Follows any number of logs and cosigns what they sign, one history each. */
export class Witness {
  readonly #signer: NoteSigner
  readonly #clock: BeaconClock
  readonly #logs: ReadonlyMap<string, WitnessedLog>

  private constructor(signer: NoteSigner, clock: BeaconClock, logs: ReadonlyMap<string, WitnessedLog>) {
    this.#signer = signer
    this.#clock = clock
    this.#logs = logs
  }

  static async open({ folder, signer, logs, clock, print }: WitnessSettings): Promise<Witness> {
    const opened = new Map<string, WitnessedLog>()
    for (const key of logs) {
      const hash = originHash(key.name)
      const logFolder = join(folder, hash)
      mkdirSync(logFolder, { recursive: true, mode: 0o700 })
      const parts = { signer, clockProblem: () => clock.problem(), print }
      opened.set(hash, await WitnessedLog.open(key, logFolder, parts))
    }
    return new Witness(signer, clock, opened)
  }

  findLog(hash: string): WitnessedLog | undefined {
    return this.#logs.get(hash)
  }

  status() {
    return {
      name: this.#signer.name,
      key: formatKey(this.#signer),
      clock: this.#clock.problem() ?? 'in step with the beacon',
      logs: Array.from(this.#logs, ([hash, log]) => ({ hash, ...log.status() })),
    }
  }

  async addCheckpoint(body: string): Promise<WitnessAnswer> {
    const request = parseAddCheckpoint(body)
    if ('problem' in request) return { status: 400, text: `${request.problem}\n` }
    const note = parseNote(request.checkpoint)
    if (!note) return { status: 400, text: 'The checkpoint is not a signed note.\n' }
    const log = this.findLog(originHash(note.text.slice(0, note.text.indexOf('\n'))))
    if (!log) return { status: 404, text: 'This witness does not follow the log.\n' }
    const checkpoint = log.openNote(request.checkpoint)
    if (!checkpoint) return { status: 403, text: 'The log did not sign the checkpoint.\n' }
    return log.addCheckpoint(request, checkpoint)
  }

  /** The body is one or two signed notes of a log, with an empty line between them. */
  async report(body: string): Promise<WitnessAnswer> {
    const notes = splitNotes(body)
    const [first] = notes
    const log = first && this.findLog(originHash(first.slice(0, first.indexOf('\n'))))
    if (!log) return { status: 404, text: 'This witness does not follow the log.\n' }
    const opened = notes.map(note => ({ note, checkpoint: log.openNote(note) }))
    const results: (boolean | undefined)[] = []
    for (const { note, checkpoint } of opened) {
      if (!checkpoint) return { status: 403, text: 'The log did not sign both notes.\n' }
      results.push(await log.compare(note, checkpoint))
    }
    const isPair = contradict(opened.flatMap(({ checkpoint }) => checkpoint ?? []))
    // The witness has another size, but the two notes alone prove it.
    if (isPair && !results.includes(false)) log.addSplitView(notes)
    if (isPair || results.includes(false)) return { status: 200, text: 'split view\n' }
    if (!results.includes(undefined)) return { status: 200, text: 'agrees\n' }
    opened.forEach(({ note }, i) => {
      if (results[i] === undefined) log.suspectLater(note)
    })
    return { status: 202, text: 'kept until this witness has the same size\n' }
  }
}

const contradict = ([one, other]: readonly Checkpoint[]): boolean =>
  one !== undefined && other !== undefined && one.size === other.size && !equal(one.root, other.root)

/** At most two: each costs a signature check. */
function splitNotes(body: string): string[] {
  const parts = body.split('\n\n')
  if (parts.length !== 2 && parts.length !== 4) return []
  return parts.length === 2 ? [body] : [`${parts[0]}\n\n${parts[1]}\n`, `${parts[2]}\n\n${parts[3]}`]
}
