import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'
import type { IconName } from '@fairground/ui/icons/icon.tsx'

export const notificationIcons: Readonly<Record<NotificationKind, IconName>> = {
  win: 'trophy',
  result: 'results',
  refund: 'repeat',
  deposit: 'wallet',
  withdrawal: 'wallet',
  bonus: 'tag',
  gift: 'gift',
  verification: 'document',
  security: 'lock',
  supportAnswer: 'mail',
  saferPlay: 'shield',
  message: 'megaphone',
  drawReminder: 'clock',
}
