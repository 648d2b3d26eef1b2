import type { DocumentUpload } from '@fairground/contract/entities/players/verification'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
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

const maxPixels = 25_000_000
const pdfEnd = '%%EOF'
const pdfTrailerBytes = 1024

/**
 * Re-encodes and rotates an image, which removes its metadata and any appended data. A PDF is stored unchanged and never
 * parsed by the server.
 */
export const cleanFile = (bytes: Uint8Array, type: DocumentType): Promise<Buffer> | Buffer =>
  type === 'application/pdf' ? requireCompletePdf(Buffer.from(bytes)) : reencodeImage(bytes, type)

const requireCompletePdf = (bytes: Buffer): Buffer => {
  if (!bytes.subarray(-pdfTrailerBytes).includes(pdfEnd)) throw new Refusal('documents.notReadable')
  return bytes
}

const reencodeImage = async (bytes: Uint8Array, type: Exclude<DocumentType, 'application/pdf'>) => {
  const unreadable = (): never => {
    throw new Refusal('documents.notReadable')
  }
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > maxPixels) throw new Refusal('documents.tooManyPixels')
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
  const encoded = type === 'image/jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()
  return encoded.toBuffer().catch(unreadable)
}
