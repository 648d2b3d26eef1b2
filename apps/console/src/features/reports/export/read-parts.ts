import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { ReportFormat } from '@fairground/contract/operator/reports/reports'
import { joinParts } from './join-parts.ts'

type Part = OperatorOutput<'exportReport'>

export interface ReportFile {
  readonly name: string
  readonly text: string
  readonly mediaType: string
}

/** Reads all parts of an export, one after the other, and joins them. */
export const readParts = async (
  format: ReportFormat,
  readPart: (part: number) => Promise<Part>,
  onProgress: (done: number, parts: number) => void,
): Promise<ReportFile> => {
  const first = await readPart(1)
  const contents = [first.content]
  onProgress(1, first.parts)
  for (let part = 2; part <= first.parts; part += 1) {
    contents.push((await readPart(part)).content)
    onProgress(part, first.parts)
  }
  return {
    name: first.fileName.replace(/-1(?=\.\w+$)/, ''),
    text: joinParts(format, contents),
    mediaType: first.mediaType,
  }
}
