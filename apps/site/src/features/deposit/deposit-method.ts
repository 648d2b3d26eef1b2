import type { PaymentOption } from '@fairground/contract/entities/payment'
import type { Output } from '@fairground/contract/operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import type { DepositWish } from './kept-order.ts'

/** One way to pay as it is offered: a new one on the provider's page, or one that was used before. */
export interface DepositMethod {
  readonly id: string
  readonly icon: IconName
  /** What it is called by whoever used it before; null for a new one. */
  readonly label: string | null
  /** What it takes and costs. */
  readonly option: PaymentOption
  readonly by: DepositWish['by']
}

const icons = { card: 'card', eWallet: 'wallet', bank: 'bank' } as const satisfies Record<
  PaymentOption['kind'],
  IconName
>

type Step = Pick<Output<'getDepositStep'>, 'paymentOptions' | 'savedPayments'>

/** What was used before comes first, the last used at the top. */
export const methodsOf = ({ paymentOptions, savedPayments }: Step): readonly DepositMethod[] => [
  ...savedPayments.flatMap(({ id, kind, label }) => {
    const option = paymentOptions.find(each => each.kind === kind)
    return option === undefined
      ? []
      : [{ id: `saved-${id}`, icon: icons[kind], label, option, by: { savedPaymentId: id } }]
  }),
  ...paymentOptions.map(option => ({
    id: option.id,
    icon: icons[option.kind],
    label: null,
    option,
    by: { paymentOptionId: option.id },
  })),
]
