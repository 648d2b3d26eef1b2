import { integer, list, object, refuse, type Shape } from '#encoding/shape.ts'
import type { LogProof } from '#log/seen-in-time.ts'
import { hash } from '#record/record-fields.ts'

export const leafIndex = integer(0, Number.MAX_SAFE_INTEGER)
export const entryPath = list(hash)

const maxNoteLength = 100_000

/** The text of a signed checkpoint. */
export const note: Shape<string> = (value, at) =>
  typeof value === 'string' && value.length <= maxNoteLength && value.isWellFormed()
    ? value
    : refuse(at, 'is not a checkpoint')

export const logProof = object<LogProof>({ index: leafIndex, path: entryPath, checkpoint: note })
