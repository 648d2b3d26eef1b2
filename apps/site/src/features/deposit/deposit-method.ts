import type { PaymentOption } from '@fairground/contract/entities/money/payment'
import type { Output } from '@fairground/contract/operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { paymentKindIcons } from '#shared/money/payment-kind-icons.ts'
import type { DepositRequest } from './stored-order.ts'

/** A payment method on offer: a new one on the provider's page, or a saved one. */
export interface DepositMethod {
  readonly id: string
  readonly icon: IconName
  /** The label of a saved payment; null for a new one. */
  readonly label: string | null
  /** Its range and fee. */
  readonly option: PaymentOption
  readonly by: DepositRequest['by']
}

type Step = Pick<Output<'getDepositStep'>, 'paymentOptions' | 'savedPayments'>

/** Saved payments first, the most recently used at the top. */
export const getDepositMethods = ({ paymentOptions, savedPayments }: Step): readonly DepositMethod[] => [
  ...savedPayments.flatMap(({ id, kind, label }) => {
    const option = paymentOptions.find(each => each.kind === kind)
    return option === undefined
      ? []
      : [{ id: `saved-${id}`, icon: paymentKindIcons[kind], label, option, by: { savedPaymentId: id } }]
  }),
  ...paymentOptions.map(option => ({
    id: option.id,
    icon: paymentKindIcons[option.kind],
    label: null,
    option,
    by: { paymentOptionId: option.id },
  })),
]
