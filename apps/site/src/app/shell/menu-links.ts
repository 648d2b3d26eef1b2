import type { DrawerItem } from '@fairground/ui/layout/drawer.tsx'

/** The pages that the drawer and the account menu link to; the text of each is `drawer.<id>`. */
export const menuLinks = {
  home: { icon: 'home', href: '/' },
  results: { icon: 'results', href: '/draws' },
  replays: { icon: 'repeat', href: '/replay' },
  tickets: { icon: 'ticket', href: '/tickets' },
  subscriptions: { icon: 'calendar', href: '/subscriptions' },
  scan: { icon: 'scan', href: '/scan' },
  account: { icon: 'user', href: '/account' },
  notifications: { icon: 'bell', href: '/notifications' },
  cashier: { icon: 'wallet', href: '/cashier' },
  prizes: { icon: 'trophy', href: '/cashier/prizes' },
  gifts: { icon: 'gift', href: '/gifts' },
  rewards: { icon: 'star', href: '/rewards' },
  referrals: { icon: 'users', href: '/referrals' },
  saferPlay: { icon: 'shield', href: '/cashier/responsiblegaming' },
  howToPlay: { icon: 'info', href: '/howtoplay' },
  faq: { icon: 'help', href: '/p/faq' },
  contact: { icon: 'mail', href: '/contact' },
  about: { icon: 'star', href: '/p/about' },
  downloads: { icon: 'download', href: '/p/downloads' },
  terms: { icon: 'document', href: '/terms' },
  privacy: { icon: 'lock', href: '/privacy' },
  credits: { icon: 'heart', href: '/credits' },
} as const satisfies Readonly<Record<string, Pick<DrawerItem, 'icon' | 'href'>>>

export type MenuLinkId = keyof typeof menuLinks
