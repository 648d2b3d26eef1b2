import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Tone } from '#parts/values/tag.tsx'

export type Deposit = OperatorOutput<'listDeposits'>['deposits'][number]

export const depositStateWords = {
  CREATED: { title: 'Ordered', tone: 'neutral' },
  PENDING: { title: 'Waiting for the provider', tone: 'info' },
  EXPIRED: { title: 'Expired', tone: 'neutral' },
  COMPLETED: { title: 'Paid', tone: 'good' },
  REVERSED: { title: 'Taken back', tone: 'warn' },
  FAILED: { title: 'Failed', tone: 'bad' },
} as const satisfies Readonly<Record<Deposit['state'], { readonly title: string; readonly tone: Tone }>>

export const depositFlagWords = {
  amountDiffers: 'Another amount came than ordered',
  currencyDiffers: 'Another currency came than ordered',
  paidAfterFailure: 'Paid after the order had failed',
} as const satisfies Readonly<Record<NonNullable<Deposit['flag']>, string>>
