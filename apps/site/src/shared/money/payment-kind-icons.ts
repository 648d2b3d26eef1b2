import type { SavedPayment } from '@fairground/contract/entities/money/payment'
import type { IconName } from '@fairground/ui/icons/icon.tsx'

export const paymentKindIcons = {
  card: 'card',
  eWallet: 'wallet',
  bank: 'bank',
} as const satisfies Record<SavedPayment['kind'], IconName>
