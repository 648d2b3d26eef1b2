import { add, zero } from '@fairground/rules/money/money'
import { BalanceCard } from '@fairground/ui/money/balance-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBalance } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { bonusesQuery, withdrawalStepQuery } from './cashier-queries.ts'
import { currencyCode, exactSum, exactText, toMoney } from '#core/money.ts'

/** The total bonus balance; null while loading. */
const useBonus = (currencyId: string) => {
  const bonuses = useQuery(bonusesQuery).data?.bonuses
  return bonuses === undefined
    ? null
    : bonuses
        .filter(bonus => bonus.currencyId === currencyId)
        .reduce((sum, { left }) => add(sum, toMoney(left, currencyId)), zero(currencyCode(currencyId)))
}

/** The main balance with its withdrawable and bonus parts. */
export function BalanceBlock({ currencyId }: { currencyId: string }) {
  const t = useText()
  const balance = useBalance(currencyId) ?? zero(currencyCode(currencyId))
  const step = useQuery(withdrawalStepQuery(currencyId)).data
  const bonus = useBonus(currencyId)
  const held = step?.status === 'wageringRemaining'
  return (
    <BalanceCard
      title={t('cashier.balance.title')}
      amount={exactSum(balance)}
      facts={[
        ...(step
          ? [
              {
                id: 'withdrawable',
                term: t('cashier.balance.withdrawable'),
                value: held
                  ? exactSum(zero(balance.currency))
                  : exactText(step.available, currencyId, 'always'),
              },
            ]
          : []),
        ...(bonus ? [{ id: 'bonus', term: t('cashier.balance.bonus'), value: exactSum(bonus) }] : []),
        ...(held
          ? [
              {
                id: 'wagering',
                term: t('cashier.balance.wagering'),
                value: exactText(step.wageringRemaining, currencyId, 'always'),
              },
            ]
          : []),
      ]}
    />
  )
}
