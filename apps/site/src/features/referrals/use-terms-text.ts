import type { Output } from '@fairground/contract/operations'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'

/** What the player gets for a friend, in one sentence. */
export const useTermsText = ({ terms, currencyId }: Output<'getReferralsReport'>): string => {
  const t = useText()
  if (terms === null) return t('referrals.terms.none')
  const sum = (amount: string) => exactText(amount, currencyId, 'always')
  const facts = {
    reward: sum(terms.reward),
    minimum: sum(terms.minimumDeposit),
    needed: sum(terms.wageringNeeded),
    days: terms.useDays,
    most: terms.rewardsAtMost,
  }
  return Number(terms.wageringNeeded) === 0
    ? t('referrals.terms.cash', facts)
    : t('referrals.terms.bonus', facts)
}
