import { accessSync, closeSync, constants, openSync, readSync } from 'node:fs'
import { type DrawFile, linesOf } from '../src/draw-file.ts'

const chunkBytes = 1 << 20

/** A file that is read anew each time it is gone over, a piece at a time. */
export function readDrawFile(path: string): DrawFile {
  accessSync(path, constants.R_OK)
  return { lines: () => linesOf(piecesOf(path)) }
}

function* piecesOf(path: string): Generator<string> {
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
