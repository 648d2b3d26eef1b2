import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { LogLine } from './entries.ts'
import { Journal } from './journal.ts'

const chunkBytes = 1 << 16
const newline = 10
/** The byte offset of every so many lines is kept, so that a line is found without reading the whole file. */
const offsetEvery = 256

export interface OpenedJournal {
  readonly journal: Journal
  readonly close: () => void
}

/** Opens the log and verifies its whole chain. A damaged log is refused: lost answers could be given differently. */
export const openJournal = (folder: string): OpenedJournal => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const handle = openSync(join(folder, 'signer.log'), 'a+', 0o600)
  const offsets: number[] = []
  let end = 0
  let count = 0
  const countLine = (bytes: number): void => {
    if (count % offsetEvery === 0) offsets.push(end)
    count += 1
    end += bytes
  }
  const store = {
    write(line: LogLine) {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
      writeSync(handle, bytes)
      fsyncSync(handle)
      countLine(bytes.length)
    },
    read(k: number, max: number) {
      const first = k - 1 - ((k - 1) % offsetEvery)
      const lines: LogLine[] = []
      let number = first
      for (const { text } of readLines(handle, offsets[first / offsetEvery] ?? 0, end)) {
        number += 1
        if (number >= k) lines.push(parseLine(text, number))
        if (lines.length === max) break
      }
      return lines
    },
  }
  function* stored() {
    for (const { text, bytes } of readLines(handle, 0, fstatSync(handle).size)) {
      yield parseLine(text, count + 1)
      countLine(bytes)
    }
  }
  const journal = new Journal(store, stored())
  // A crash cut the last line short, so it was never answered.
  ftruncateSync(handle, end)
  return { journal, close: () => closeSync(handle) }
}

/** Complete lines only. */
function* readLines(handle: number, from: number, to: number): Generator<{ text: string; bytes: number }> {
  let rest = Buffer.alloc(0)
  let at = from
  while (at < to) {
    const chunk = Buffer.alloc(Math.min(chunkBytes, to - at))
    at += readSync(handle, chunk, 0, chunk.length, at)
    rest = Buffer.concat([rest, chunk])
    let start = 0
    for (let stop = rest.indexOf(newline); stop >= 0; stop = rest.indexOf(newline, start)) {
      yield { text: rest.toString('utf8', start, stop), bytes: stop + 1 - start }
      start = stop + 1
    }
    rest = rest.subarray(start)
  }
}

const parseLine = (text: string, k: number): LogLine => {
  try {
    return JSON.parse(text) as LogLine
  } catch {
    throw new Error(`the signer log is damaged at entry ${k}`)
  }
}
