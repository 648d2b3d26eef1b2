import { house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { Needs } from '../needs.ts'
import type { PaymentRow } from './rows.ts'

/** Which payment a message of the provider is about, with what the caller read of its row: all of it is compared. */
export interface PaymentAsk {
  readonly paymentId: number
  readonly playerId: number
  readonly provider: string
  readonly currency: string
}

export const creditKey = ({ provider, paymentId }: PaymentAsk): string => `dep:${provider}:${paymentId}`

export const paymentNeeds = (ask: PaymentAsk, opKey: string): Needs => ({
  opKeys: [opKey],
  payments: [ask.paymentId],
  accounts: [playerCash(ask.playerId, ask.currency), house('clearing', ask.currency)],
})

export const paymentOf = (book: Book, ask: Omit<PaymentAsk, 'currency'>): PaymentRow | undefined => {
  const row = book.loaded.cashier.payments.get(ask.paymentId)
  return row?.playerId === ask.playerId && row.provider === ask.provider ? row : undefined
}
