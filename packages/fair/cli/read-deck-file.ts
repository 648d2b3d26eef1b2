import type { DrawFile } from '../src/draw-file.ts'
import { ShapeProblem } from '../src/shape.ts'

/** The record of a deck, which is one line of JSON that says so; nothing if the file is something else. */
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
