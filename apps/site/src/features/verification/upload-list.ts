import type { DocumentUpload } from '@fairground/contract/entities/players/verification'
import { type DocumentKind, isContentType, shortName } from './document-file.ts'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly size: number
  readonly kind: DocumentKind
  /** Upload progress from 0 to 1. */
  readonly share: number
  /** Set once the upload is complete. */
  readonly uploadId?: string
  readonly problem?: string
}

export const isUploading = ({ uploadId, problem }: Upload): boolean =>
  uploadId === undefined && problem === undefined

export const withChange = (
  uploads: readonly Upload[],
  id: number,
  change: Partial<Upload>,
): readonly Upload[] => uploads.map(upload => (upload.id === id ? { ...upload, ...change } : upload))

/** The completed uploads. */
export const uploadedDocuments = (uploads: readonly Upload[]): DocumentUpload[] =>
  uploads.flatMap(({ name, type, kind, uploadId }) =>
    uploadId !== undefined && isContentType(type)
      ? [{ kind, fileName: shortName(name), contentType: type, uploadId }]
      : [],
  )
