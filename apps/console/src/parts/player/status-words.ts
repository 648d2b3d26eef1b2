import type { AccountStatus } from '@fairground/rules/play/account-status'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import type { Tone } from '#parts/values/tag.tsx'

interface StatusWord {
  readonly title: string
  readonly tone: Tone
  readonly icon: IconName
}

/** The status of an account in words. */
export const statusWords = {
  active: { title: 'Active', tone: 'good', icon: 'check' },
  locked: { title: 'Locked', tone: 'warn', icon: 'lock' },
  expired: { title: 'Expired', tone: 'warn', icon: 'clock' },
  timedOut: { title: 'On a break', tone: 'warn', icon: 'pause' },
  selfExcluded: { title: 'Excluded', tone: 'bad', icon: 'heart' },
  banned: { title: 'Banned', tone: 'bad', icon: 'close' },
  closed: { title: 'Closed', tone: 'neutral', icon: 'leave' },
} as const satisfies Readonly<Record<AccountStatus, StatusWord>>

export const isAccountStatus = (status: string): status is AccountStatus => Object.hasOwn(statusWords, status)

export const describeStatus = (status: string): StatusWord =>
  isAccountStatus(status) ? statusWords[status] : { title: status, tone: 'neutral', icon: 'info' }
