import type { IconName } from '@fairground/ui/icons/icon.tsx'

/** The pages of the money shell in menu order. */
export const moneyPages = [
  { id: 'overview', icon: 'wallet', href: '/cashier' },
  { id: 'deposit', icon: 'plus', href: '/deposit' },
  { id: 'withdraw', icon: 'upload', href: '/withdraw' },
  { id: 'history', icon: 'clock', href: '/cashier/history' },
  { id: 'methods', icon: 'card', href: '/cashier/methods' },
  { id: 'prizes', icon: 'trophy', href: '/cashier/prizes' },
  { id: 'saferPlay', icon: 'shield', href: '/cashier/responsiblegaming' },
] as const satisfies readonly { id: string; icon: IconName; href: string }[]

export type MoneyPageId = (typeof moneyPages)[number]['id']
