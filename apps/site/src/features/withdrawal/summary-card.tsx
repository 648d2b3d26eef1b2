import { type Money, subtract, zero } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/parts/card.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { useBalance } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { exactSum, moneyOf } from '#shared/money.ts'

/** The balance once the money is on its way; until an amount fits, as it is. */
export const useBalanceAfter = (available: string, currencyId: string, amount: Money | null): Money => {
  const balance = useBalance(currencyId) ?? moneyOf(available, currencyId)
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
