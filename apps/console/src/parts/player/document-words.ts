import type { DocumentUpload, VerificationRequest } from '@fairground/contract/entities/players/verification'

/** What a verification is about, in words. */
export const verificationWords = {
  id: 'Identity',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  payment: 'Payment method',
} as const satisfies Readonly<Record<VerificationRequest['kind'], string>>

/** Kinds of documents in words. */
export const documentWords = {
  passport: 'Passport',
  idCard: 'ID card',
  drivingLicence: 'Driving licence',
  utilityBill: 'Utility bill',
  bankStatement: 'Bank statement',
  selfie: 'Selfie',
  other: 'Other document',
} as const satisfies Readonly<Record<DocumentUpload['kind'], string>>

const find = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name

export const describeVerification = (kind: string): string => find(verificationWords, kind)
export const describeDocument = (kind: string | null): string => find(documentWords, kind ?? 'other')
