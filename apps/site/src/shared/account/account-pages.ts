import type { IconName } from '@fairground/ui/icons/icon.tsx'

/** The account pages in menu order. */
export const accountPages = [
  { id: 'info', icon: 'user', href: '/account/info' },
  { id: 'address', icon: 'home', href: '/account/address' },
  { id: 'email', icon: 'mail', href: '/account/email' },
  { id: 'phone', icon: 'phone', href: '/account/phone' },
  { id: 'password', icon: 'lock', href: '/account/password' },
  { id: 'notifications', icon: 'bell', href: '/account/notifications' },
  { id: 'verification', icon: 'shield', href: '/account/verification' },
  { id: 'transactions', icon: 'clock', href: '/cashier/history' },
  { id: 'statistics', icon: 'results', href: '/cashier/responsiblegaming/statistics' },
] as const satisfies readonly { id: string; icon: IconName; href: string }[]

export type AccountPageId = (typeof accountPages)[number]['id']
