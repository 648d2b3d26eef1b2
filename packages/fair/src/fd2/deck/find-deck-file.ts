import { ShapeProblem } from '#encoding/shape.ts'
import { type DrawFile, drawFileFromText } from '#record/draw-file.ts'

/** The source as a deck file of scheme FD2; undefined if it is anything else. */
export function findSealedDeckFile(source: unknown): DrawFile | undefined {
  const file = typeof source === 'string' ? drawFileFromText(source) : isFile(source) ? source : undefined
  return file && readScheme(file) === 'FD2/deck' ? file : undefined
}

const isFile = (source: unknown): source is DrawFile =>
  typeof source === 'object' && source !== null && 'lines' in source && typeof source.lines === 'function'

/** The scheme that the first line names. */
export function readScheme(file: DrawFile): unknown {
  const record = readFirstLine(file)
  return typeof record === 'object' && record !== null && 'scheme' in record ? record.scheme : undefined
}

export function readFirstLine(file: DrawFile): unknown {
  try {
    for (const line of file.lines()) return JSON.parse(line)
  } catch (error) {
    if (!(error instanceof ShapeProblem || error instanceof SyntaxError)) throw error
  }
  return undefined
}
