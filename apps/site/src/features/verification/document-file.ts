import type { DocumentUpload } from '@fairground/contract/entities/players/verification'
import type { DocumentProof } from '#shared/account/verification-state.ts'

export type DocumentKind = DocumentUpload['kind']
type ContentType = DocumentUpload['contentType']

/** The accepted documents per proof, the most common one first. */
export const documentKinds = {
  id: ['passport', 'idCard', 'drivingLicence', 'selfie'],
  address: ['utilityBill', 'bankStatement', 'other'],
  payment: ['bankStatement', 'other'],
} as const satisfies Record<DocumentProof, readonly [DocumentKind, ...DocumentKind[]]>

export const contentTypes = [
  'image/jpeg',
  'image/png',
  'application/pdf',
] as const satisfies readonly ContentType[]

export const isContentType = (type: string): type is ContentType =>
  (contentTypes as readonly string[]).includes(type)

export const maxMegabytes = 10
const maxBytes = maxMegabytes * 1024 * 1024

export type FileProblem = 'type' | 'large' | 'empty'

/** Problems that the browser can detect; the server validates the content. */
export const fileProblem = ({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined => {
  if (!isContentType(type)) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'large' : undefined
}

const maxNameLength = 144

/** Keeps the end of a long name, which holds the number and the file extension. */
export const shortName = (name: string): string => name.slice(-maxNameLength)
