import { add, type Money, zero } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/parts/card.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { useBalance } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { exactSum, moneyOf } from '#shared/money.ts'
import type { DepositFormState } from './use-deposit-form.ts'

/** The balance with the deposit in it, and with what a coupon adds at once. */
export const useBalanceAfter = ({ amount, coupon, range }: DepositFormState): Money => {
  const { currency } = range.minimum
  const balance = useBalance(currency) ?? zero(currency)
  const extra = coupon.gives?.instantCoupon ? moneyOf(coupon.gives.bonus, currency) : zero(currency)
  return amount === null ? balance : add(add(balance, amount), extra)
}

/** What is paid and what is there afterwards, before the button is pressed. */
export function SummaryCard({ form }: { form: DepositFormState }) {
  const t = useText()
  const { currency } = form.range.minimum
  const amount = form.amount ?? zero(currency)
  const fee = moneyOf(form.check.fee ?? form.method.option.fee, currency)
  const { gives } = form.coupon
  const after = useBalanceAfter(form)
  return (
    <Card title={t('deposit.summary.title')}>
      <KeyValueList
        rows={[
          { id: 'deposit', term: t('deposit.summary.deposit'), value: exactSum(amount) },
          { id: 'fee', term: t('deposit.summary.fee'), value: exactSum(fee) },
          ...(gives
            ? [
                {
                  id: 'bonus',
                  term: t(gives.instantCoupon ? 'deposit.summary.coupon' : 'deposit.summary.bonus'),
                  value: `+${exactSum(moneyOf(gives.bonus, currency))}`,
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
