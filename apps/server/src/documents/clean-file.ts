import type { DocumentUpload } from '@fairground/contract/entities/players/verification'
import type { FaultName } from '@fairground/contract/errors'
import { fileTypeFromBuffer } from 'file-type'
import type { PictureResult } from '#pictures/picture-job.ts'
import type { PictureProcesses } from '#pictures/picture-processes.ts'
import { Refusal } from '#platform/refusal.ts'

export type DocumentType = DocumentUpload['contentType']

const allowed: ReadonlySet<string> = new Set<DocumentType>(['image/jpeg', 'image/png', 'application/pdf'])
const isAllowed = (type: string | undefined): type is DocumentType => type !== undefined && allowed.has(type)

/** Detects the type by content and ignores the declared one. */
export const detectDocumentType = async (bytes: Uint8Array): Promise<DocumentType> => {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (!isAllowed(found)) throw new Refusal('documents.typeNotAllowed')
  return found
}

const pdfEnd = '%%EOF'
const pdfTrailerBytes = 1024

const faults: {
  readonly [R in Extract<PictureResult, { refused: unknown }>['refused']]: FaultName
} = { tooManyPixels: 'documents.tooManyPixels', failed: 'documents.notReadable' }

/**
 * Re-encodes and rotates an image, which removes its metadata and any appended data. A PDF is stored unchanged and never
 * parsed by the server.
 */
export const cleanFile = async (
  pictures: PictureProcesses,
  bytes: Uint8Array,
  type: DocumentType,
): Promise<Uint8Array> => {
  if (type === 'application/pdf') return requireCompletePdf(Buffer.from(bytes))
  const result = await pictures.decode({ kind: 'reencode', bytes, type })
  if ('refused' in result) throw new Refusal(faults[result.refused])
  return result.bytes
}

const requireCompletePdf = (bytes: Buffer): Buffer => {
  if (!bytes.subarray(-pdfTrailerBytes).includes(pdfEnd)) throw new Refusal('documents.notReadable')
  return bytes
}
