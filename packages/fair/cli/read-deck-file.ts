import type { DrawFile } from '../src/record/draw-file.ts'
import { ShapeProblem } from '../src/encoding/shape.ts'

/** The deck record in the first line; undefined if the file is not a deck. */
export function readDeckFile(file: DrawFile): unknown {
  const record = firstLine(file)
  const named = typeof record === 'object' && record !== null && 'scheme' in record
  return named && record.scheme === 'FD1/deck' ? record : undefined
}

function firstLine(file: DrawFile): unknown {
  try {
    for (const line of file.lines()) return JSON.parse(line)
  } catch (error) {
    if (!(error instanceof ShapeProblem || error instanceof SyntaxError)) throw error
  }
  return undefined
}
