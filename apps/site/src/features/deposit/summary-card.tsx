import { add, type Money, zero } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useBalance } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { exactSum, toMoney } from '#core/money.ts'
import type { DepositFormState } from './use-deposit-form.ts'

/** The balance after the deposit, including an instant coupon bonus. */
export const useBalanceAfter = ({ amount, coupon, range }: DepositFormState): Money => {
  const { currency } = range.minimum
  const balance = useBalance(currency) ?? zero(currency)
  const extra = coupon.offer?.instantCoupon ? toMoney(coupon.offer.bonus, currency) : zero(currency)
  return amount === null ? balance : add(add(balance, amount), extra)
}

/** Previews the costs and the balance before the player submits. */
export function SummaryCard({ form }: { form: DepositFormState }) {
  const t = useText()
  const { currency } = form.range.minimum
  const amount = form.amount ?? zero(currency)
  const fee = toMoney(form.check.fee ?? form.method.option.fee, currency)
  const { offer } = form.coupon
  const after = useBalanceAfter(form)
  return (
    <Card title={t('deposit.summary.title')}>
      <KeyValueList
        rows={[
          { id: 'deposit', term: t('deposit.summary.deposit'), value: exactSum(amount) },
          { id: 'fee', term: t('deposit.summary.fee'), value: exactSum(fee) },
          ...(offer
            ? [
                {
                  id: 'bonus',
                  term: t(offer.instantCoupon ? 'deposit.summary.coupon' : 'deposit.summary.bonus'),
                  value: `+${exactSum(toMoney(offer.bonus, currency))}`,
                },
              ]
            : []),
          { id: 'pay', term: t('deposit.summary.pay'), value: exactSum(add(amount, fee)), weight: 'strong' },
          { id: 'after', term: t('deposit.summary.after'), value: exactSum(after), weight: 'quiet' },
        ]}
      />
    </Card>
  )
}
