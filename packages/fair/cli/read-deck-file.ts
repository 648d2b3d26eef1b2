import { readFirstLine, readScheme } from '../src/fd2/deck/find-deck-file.ts'
import type { DrawFile } from '../src/record/draw-file.ts'

/** The deck in the file: the record of scheme FD1, or the file itself, which is read line by line. */
export function readDeckFile(file: DrawFile): unknown {
  const scheme = readScheme(file)
  if (scheme === 'FD2/deck') return file
  return scheme === 'FD1/deck' ? readFirstLine(file) : undefined
}
