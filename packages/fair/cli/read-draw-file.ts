import { accessSync, closeSync, constants, openSync, readSync } from 'node:fs'
import { type DrawFile, splitLines } from '../src/record/draw-file.ts'

const chunkBytes = 1 << 20

/** Opens the file again for every pass and reads it in chunks. */
export function readDrawFile(path: string): DrawFile {
  accessSync(path, constants.R_OK)
  return { lines: () => splitLines(readChunks(path)) }
}

function* readChunks(path: string): Generator<string> {
  const file = openSync(path, 'r')
  try {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const buffer = new Uint8Array(chunkBytes)
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      yield decoder.decode(buffer.subarray(0, read), { stream: true })
    }
    yield decoder.decode()
  } finally {
    closeSync(file)
  }
}
