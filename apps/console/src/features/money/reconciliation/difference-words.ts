import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Tone } from '#parts/values/tag.tsx'

export type Difference = OperatorOutput<'listDifferences'>['differences'][number]

export const movementWords = {
  paid: 'Deposit',
  takenBack: 'Charge-back or refund',
  paidOut: 'Withdrawal',
} as const satisfies Readonly<Record<Difference['movement'], string>>

export const differenceStateWords = {
  open: { title: 'Open', tone: 'warn' },
  explained: { title: 'Explained', tone: 'good' },
  corrected: { title: 'Corrected', tone: 'good' },
  gone: { title: 'Gone by itself', tone: 'neutral' },
} as const satisfies Readonly<Record<Difference['state'], { readonly title: string; readonly tone: Tone }>>
