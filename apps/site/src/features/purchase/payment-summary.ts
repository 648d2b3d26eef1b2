import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { multiply } from '@fairground/rules/money/money'
import { exactSum, exactText, toMoney } from '#core/money.ts'
import type { useText } from '#core/text/text.ts'

interface PaidPurchase {
  readonly answer: Pick<JoinResult, 'joinEvent' | 'subscriptionCode'>
  /** The game's currency. */
  readonly currencyId: string
  /** Number of later draws that the same lines play again. */
  readonly repeats: number
}

/** One sentence with the amount charged and the amount prepaid for later draws. */
export const paymentSummary = (
  t: ReturnType<typeof useText>,
  { answer: { joinEvent, subscriptionCode }, currencyId, repeats }: PaidPurchase,
): string | undefined => {
  if (!joinEvent) return undefined
  const { paidIn } = joinEvent
  if (paidIn) return t('order.payIn.paid', { paid: exactText(paidIn.amount, paidIn.currencyId, 'always') })
  const charged = toMoney(joinEvent.charged, currencyId)
  if (subscriptionCode === undefined) return t('order.payIn.paid', { paid: exactSum(charged) })
  const ahead = exactSum(multiply(charged, repeats))
  return t('pick.joined.repeatText', { charged: exactSum(charged), ahead, count: repeats })
}
