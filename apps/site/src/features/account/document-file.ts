import type { DocumentUpload } from '@fairground/contract/entities/verification'
import type { DocumentProof } from '#features/account/verification-state.ts'

export type DocumentKind = DocumentUpload['kind']
type ContentType = DocumentUpload['contentType']

/** What proves what. The first is what most people send. */
export const kindsOf = {
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

export const largestMegabytes = 10
const largestFile = largestMegabytes * 1024 * 1024

export type FileProblem = 'type' | 'large' | 'empty'

/** What can be told without sending it; the server looks inside. */
export const fileProblem = ({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined => {
  if (!isContentType(type)) return 'type'
  if (size === 0) return 'empty'
  return size > largestFile ? 'large' : undefined
}

const nameMaximum = 144

/** The end of a long name says more than its beginning: it has the number and the kind. */
export const shortName = (name: string): string => name.slice(-nameMaximum)
