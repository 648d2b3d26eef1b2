import { Type, type Static } from 'typebox'
import { closed, Id, LongText, Nullable, ShortText, Time } from '#entities/values.ts'

export const verificationKinds = ['id', 'address', 'phone', 'email', 'payment'] as const

export const UploadId = Type.String({
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  description: 'The id of a file that was sent to the document upload endpoint.',
})

export const DocumentUpload = closed({
  kind: Type.Enum([
    'passport',
    'idCard',
    'drivingLicence',
    'utilityBill',
    'bankStatement',
    'selfie',
    'other',
  ]),
  fileName: ShortText,
  contentType: Type.Enum(['image/jpeg', 'image/png', 'application/pdf']),
  uploadId: UploadId,
})

export type DocumentUpload = Static<typeof DocumentUpload>

export const VerificationRequest = closed({
  id: Id,
  kind: Type.Enum(verificationKinds),
  status: Type.Enum(['REQUESTED', 'SUBMITTED', 'VERIFIED', 'REJECTED']),
  message: LongText,
  requestedAt: Time,
  answeredAt: Nullable(Time),
})
export type VerificationRequest = Static<typeof VerificationRequest>
