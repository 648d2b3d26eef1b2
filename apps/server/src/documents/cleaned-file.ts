import type { DocumentUpload } from '@fairground/contract/entities/verification'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Refusal } from '#operation/refusal.ts'

export type DocumentType = DocumentUpload['contentType']

const allowed: ReadonlySet<string> = new Set<DocumentType>(['image/jpeg', 'image/png', 'application/pdf'])
const isAllowed = (type: string | undefined): type is DocumentType => type !== undefined && allowed.has(type)

/** What a file is by its first bytes; what its sender calls it says nothing. */
export const documentTypeOf = async (bytes: Uint8Array): Promise<DocumentType> => {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (!isAllowed(found)) throw new Refusal('documents.typeNotAllowed')
  return found
}

const mostPixels = 25_000_000
const pdfEnd = '%%EOF'
const endsWithin = 1024

/**
 * A picture is painted anew, the right way up: what is no picture (where it was taken, what hides behind it) stays
 * behind. A PDF is kept as it came and never opened by us.
 */
export const cleanedFile = (bytes: Uint8Array, type: DocumentType): Promise<Buffer> | Buffer =>
  type === 'application/pdf' ? wholePdf(Buffer.from(bytes)) : repainted(bytes, type)

const wholePdf = (bytes: Buffer): Buffer => {
  if (!bytes.subarray(-endsWithin).includes(pdfEnd)) throw new Refusal('documents.notReadable')
  return bytes
}

const repainted = async (bytes: Uint8Array, type: Exclude<DocumentType, 'application/pdf'>) => {
  const unreadable = (): never => {
    throw new Refusal('documents.notReadable')
  }
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > mostPixels) throw new Refusal('documents.tooManyPixels')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
  const painted = type === 'image/jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()
  return painted.toBuffer().catch(unreadable)
}
