import type { SavedPayment } from '@fairground/contract/entities/money/payment'
import { useText } from '#core/text/text.ts'

type Kind = SavedPayment['kind']

/** The end of a card or account number, or the start of a wallet's name: the last word of the provider's label. */
const parseEnd = (label: string): string => label.split(' ').at(-1) ?? ''

/** Names a payment method in the player's language: "Card ending 3184", or "card 3184" on a button. */
export const useMethodLabel = () => {
  const t = useText()
  return (kind: Kind, label: string | null, size: 'full' | 'short' = 'full'): string => {
    if (label === null) return t(`cashier.method.new.${kind}`)
    return t(`cashier.method.${size}.${kind}`, { end: parseEnd(label) })
  }
}
