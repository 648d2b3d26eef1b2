import { attemptFile, exactly, object, type Problem, type Shape } from '#encoding/shape.ts'
import { drawFields, parseDrawTerms } from './draw-fields.ts'
import type { DrawRecord } from './draw-record.ts'
import { sealFields } from './record-fields.ts'

type Unparsed = Omit<DrawRecord, 'rules' | 'prizeTable'> & { rules: unknown; prizeTable: unknown }

const unparsed = object<Unparsed>({
  scheme: exactly('FD1'),
  version: exactly(2),
  ...drawFields,
  ...sealFields,
})

const drawRecord: Shape<DrawRecord> = (value, at) => parseDrawTerms(unparsed(value, at), at)

/** Takes the file's text or its parsed JSON. */
export const parseDrawRecord = (source: unknown): DrawRecord | Problem =>
  attemptFile(drawRecord, source, 'record')
