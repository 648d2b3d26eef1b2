import { type Money, subtract, zero } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useBalance } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { exactSum, toMoney } from '#core/money.ts'

/** The balance after the withdrawal; the current balance without a valid amount. */
export const useBalanceAfter = (available: string, currencyId: string, amount: Money | null): Money => {
  const balance = useBalance(currencyId) ?? toMoney(available, currencyId)
  return amount === null ? balance : subtract(balance, amount)
}

export function SummaryCard({ amount, after }: { amount: Money | null; after: Money }) {
  const t = useText()
  return (
    <Card title={t('withdrawal.summary')}>
      <KeyValueList
        rows={[
          {
            id: 'amount',
            term: t('withdrawal.youWithdraw'),
            value: exactSum(amount ?? zero(after.currency)),
            weight: 'strong',
          },
          { id: 'after', term: t('withdrawal.balanceAfter'), value: exactSum(after), weight: 'quiet' },
        ]}
      />
    </Card>
  )
}
