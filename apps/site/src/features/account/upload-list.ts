import type { DocumentUpload } from '@fairground/contract/entities/verification'
import { type DocumentKind, isContentType, shortName } from '#features/account/document-file.ts'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly size: number
  readonly kind: DocumentKind
  /** How much of it is gone, from 0 to 1. */
  readonly share: number
  /** Given once the server has it. */
  readonly uploadId?: string
  readonly problem?: string
}

export const isUnderWay = ({ uploadId, problem }: Upload): boolean =>
  uploadId === undefined && problem === undefined

export const withChange = (
  uploads: readonly Upload[],
  id: number,
  change: Partial<Upload>,
): readonly Upload[] => uploads.map(upload => (upload.id === id ? { ...upload, ...change } : upload))

/** What is handed in: all that the server has. */
export const documentsOf = (uploads: readonly Upload[]): DocumentUpload[] =>
  uploads.flatMap(({ name, type, kind, uploadId }) =>
    uploadId !== undefined && isContentType(type)
      ? [{ kind, fileName: shortName(name), contentType: type, uploadId }]
      : [],
  )
