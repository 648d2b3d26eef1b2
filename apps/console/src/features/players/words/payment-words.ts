import type { IconName } from '@fairground/ui/icons/icon.tsx'
import type { Tone } from '#parts/values/tag.tsx'

interface Word {
  readonly title: string
  readonly tone: Tone
}

const depositStates: Readonly<Record<string, Word>> = {
  CREATED: { title: 'Begun', tone: 'neutral' },
  PENDING: { title: 'Waits for the provider', tone: 'warn' },
  COMPLETED: { title: 'Paid in', tone: 'good' },
  REVERSED: { title: 'Reversed', tone: 'bad' },
  FAILED: { title: 'Failed', tone: 'neutral' },
  EXPIRED: { title: 'Expired', tone: 'neutral' },
}

const withdrawalStates: Readonly<Record<string, Word>> = {
  REQUESTED: { title: 'Waits for approval', tone: 'warn' },
  APPROVED: { title: 'Approved', tone: 'info' },
  SENDING: { title: 'Being sent', tone: 'info' },
  UNKNOWN: { title: 'Outcome not known', tone: 'warn' },
  PAID: { title: 'Paid out', tone: 'good' },
  REJECTED: { title: 'Refused', tone: 'bad' },
  CANCELLED: { title: 'Withdrawn by the player', tone: 'neutral' },
}

export const describePaymentState = (kind: 'deposit' | 'withdrawal', status: string): Word =>
  (kind === 'deposit' ? depositStates : withdrawalStates)[status] ?? { title: status, tone: 'neutral' }

const flags: Readonly<Record<string, string>> = {
  amountDiffers: 'The amount differs from the order',
  currencyDiffers: 'The currency differs from the order',
  paidAfterFailure: 'Paid after it had failed',
}

export const describePaymentFlag = (flag: string): string => flags[flag] ?? flag

export const paymentIcons: Readonly<Record<'deposit' | 'withdrawal', IconName>> = {
  deposit: 'wallet',
  withdrawal: 'arrow-up',
}
