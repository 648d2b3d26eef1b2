import { type Bytes, utf8 } from '@fairground/fair/encoding/bytes'
import { ShapeProblem } from '@fairground/fair/encoding/shape'
import { openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import { sampleDraw, sampleFile } from '@fairground/fair/fd2/sample-draw.test-support'
import { gameKinds } from '@fairground/fair/fd2/sample-kinds.test-support'
import { samplePolicy } from '@fairground/fair/fd2/sample-world.test-support'
import { readCheckpoint } from '@fairground/fair/log/checkpoint'
import { parseBundle } from '@fairground/fair/log/entry-bundle'
import { parseNote } from '@fairground/fair/log/note'
import { parseEntry } from '@fairground/fair/log/parse-entry'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import { SampleLog } from '@fairground/fair/log/sample-log.test-support'
import { parseTilePath } from '@fairground/fair/log/tiles'
import { parseAddCheckpoint, parseSize } from '@fairground/fair/log/witness-protocol'
import { type Json, mutate } from '@fairground/fair/mutate.test-support'
import { drawFileFromText, openDrawFile } from '@fairground/fair/record/draw-file'
import {
  sampleFile as firstSampleFile,
  sampleRecord,
} from '@fairground/fair/record/sample-record.test-support'
import { verifyDraw } from '@fairground/fair/verify'
import type { SeededRandom } from '#support/seeded-random.ts'
import { choose, type FuzzTarget } from './fuzz-target.ts'
import { mutateBytes } from './mutate-bytes.ts'

const log = new SampleLog('meridian.example/log').grow(5)
const note = log.note()

const toSamples = () => ({
  draws: [
    ...gameKinds.map(kind =>
      [...sampleFile(sampleDraw({ kind, tickets: 6, voided: [2] })).lines()].join('\n'),
    ),
    [...firstSampleFile(sampleRecord({ tickets: 5, seed: 'fuzz' })).lines()].join('\n'),
  ],
  notes: [note, `old 0\n\n${note}`, '5\n', 'tile/0/x001/234.p/8', 'log https://a.example\nquorum none\n'],
  entries: log.texts,
})

/** Reads the whole file. A line that is no ticket is reported by an exception of one kind, which the verifier expects. */
const readAll = (
  open: { readonly tickets: () => Iterable<unknown> } | { readonly problem: string },
): void => {
  if ('problem' in open) return
  try {
    for (const ticket of open.tickets()) void ticket
  } catch (error) {
    if (!(error instanceof ShapeProblem)) throw error
  }
}

/** Every parser of a published record takes any text and returns a value or a problem. */
export const parsers: Readonly<Record<string, (text: string, bytes: Bytes) => void>> = {
  'draw file': text => readAll(openDrawFile(drawFileFromText(text))),
  'deck file': text => void openDeckFile(drawFileFromText(text)),
  entry: (_, bytes) => void parseEntry(bytes),
  bundle: (_, bytes) => void parseBundle(bytes),
  note: text => void parseNote(text),
  checkpoint: text => void readCheckpoint(text),
  'witness request': text => void parseAddCheckpoint(text),
  size: text => void parseSize(text),
  tile: text => void parseTilePath(text),
  policy: text => void parsePolicy(text),
}

const toText = (random: SeededRandom, samples: ReturnType<typeof toSamples>): Buffer => {
  const kind = random.below(4)
  if (kind === 0) return mutateBytes(utf8(choose(random, samples.notes)), random)
  if (kind === 1) return mutateBytes(utf8(choose(random, samples.entries)), random)
  const [first = '', ...others] = choose(random, samples.draws).split('\n')
  if (kind === 2) return mutateBytes(utf8([first, ...others].join('\n')), random)
  return Buffer.from(
    [JSON.stringify(mutate(JSON.parse(first) as Json, options => random.below(options))), ...others].join(
      '\n',
    ),
  )
}

/** The whole verifier takes some milliseconds, so it reads a share of the records. */
const verifiedShare = 200
const slowMs = 2000

/** Published records, notes, entries and witness requests for the parsers of packages/fair, in this process. */
export const createRecords = (read = parsers): FuzzTarget => ({
  share: 15,
  batch: 50,
  parallel: 1,
  async open() {
    const samples = toSamples()
    const readOne = (random: SeededRandom): string[] => {
      const bytes = toText(random, samples)
      const text = bytes.toString()
      const began = process.cpuUsage()
      const problems = Object.entries(read).flatMap(([name, parse]) => {
        try {
          parse(text, bytes)
          return []
        } catch (error) {
          return [`the parser of a ${name} threw: ${String(error)} for ${text.slice(0, 300)}`]
        }
      })
      if (random.below(verifiedShare) === 0) problems.push(...verify(text))
      const took = process.cpuUsage(began).user / 1000
      return took > slowMs ? [...problems, `a record took ${took.toFixed(0)} ms of a processor`] : problems
    }
    return {
      async send(randoms) {
        const problems: string[] = []
        for (const random of randoms) problems.push(...readOne(random))
        await new Promise(resolve => setImmediate(resolve))
        return problems
      },
      close: async () => undefined,
    }
  },
})

const verify = (text: string): string[] => {
  try {
    verifyDraw(drawFileFromText(text), { pins: { policy: samplePolicy } })
    return []
  } catch (error) {
    return [`the verifier threw: ${String(error)}`]
  }
}
