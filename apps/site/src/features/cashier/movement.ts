import type { Transaction } from '@fairground/contract/entities/money/transaction'
import type { IconName } from '@fairground/ui/icons/icon.tsx'

export type MovementKind = Transaction['kind']

export const movementIcons = {
  deposit: 'plus',
  depositReversed: 'minus',
  chargeBack: 'minus',
  withdrawal: 'upload',
  withdrawalCancelled: 'repeat',
  play: 'ticket',
  win: 'trophy',
  refund: 'repeat',
  subscription: 'calendar',
  subscriptionCancelled: 'repeat',
  prize: 'trophy',
  bonus: 'tag',
  gift: 'heart',
  exchange: 'repeat',
  adjustment: 'wrench',
} as const satisfies Record<MovementKind, IconName>

/** The filter groups of the history. */
export const movementGroups = {
  deposits: ['deposit', 'depositReversed', 'chargeBack'],
  withdrawals: ['withdrawal', 'withdrawalCancelled'],
  plays: ['play', 'refund', 'subscription', 'subscriptionCancelled'],
  wins: ['win', 'prize'],
  other: ['bonus', 'gift', 'exchange', 'adjustment'],
} as const satisfies Readonly<Record<string, readonly MovementKind[]>>

export type MovementGroup = keyof typeof movementGroups

export const movementGroupNames = Object.keys(movementGroups) as readonly MovementGroup[]

/** The server describes a play as "Play: Saturday Six". */
export const parseGameTitle = (description: string): string | null => {
  const at = description.indexOf(': ')
  return at < 0 ? null : description.slice(at + 2)
}
