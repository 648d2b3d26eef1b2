import type { CouponTerms } from '@fairground/contract/entities/money/coupon-terms'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { exactText, toMoney } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'

const useBonusText = ({ amount, percent, maximum, currencyId }: CouponTerms): string => {
  const t = useText()
  const sum = (text: string) => exactText(text, currencyId, 'always')
  const fixed = toMoney(amount, currencyId).amount > 0n ? [sum(amount)] : []
  const share = t(maximum === null ? 'deposit.coupon.terms.share' : 'deposit.coupon.terms.shareUpTo', {
    percent,
    maximum: maximum === null ? '' : sum(maximum),
  })
  return [...fixed, ...(percent > 0 ? [share] : [])].join(' + ')
}

/** What the bonus is, and what the player has to do for it. */
export function CouponConditions({ terms }: { terms: CouponTerms }) {
  const t = useText()
  const { currencyId, minimumDeposit, instant, wageringTimes, bonusDays, expiresAt } = terms
  const hasMinimum = toMoney(minimumDeposit, currencyId).amount > 0n
  const bonus = useBonusText(terms)
  const rows = [
    { id: 'bonus', term: t('deposit.coupon.terms.bonus'), value: bonus },
    hasMinimum && {
      id: 'minimum',
      term: t('deposit.coupon.terms.minimum'),
      value: exactText(minimumDeposit, currencyId, 'always'),
    },
    {
      id: 'wagering',
      term: t('deposit.coupon.terms.wagering'),
      value:
        wageringTimes === 0
          ? t('deposit.coupon.terms.none')
          : t('deposit.coupon.terms.times', { count: wageringTimes }),
    },
    !instant && {
      id: 'days',
      term: t('deposit.coupon.terms.days'),
      value: t('deposit.coupon.terms.afterDays', { count: bonusDays }),
    },
    expiresAt !== null && {
      id: 'until',
      term: t('deposit.coupon.terms.until'),
      value: dayAndTime(expiresAt),
    },
    terms.firstDepositOnly && {
      id: 'first',
      term: t('deposit.coupon.terms.first'),
      value: t('deposit.coupon.terms.yes'),
    },
  ].filter(row => row !== false)
  return (
    <section aria-label={t('deposit.coupon.terms.title')}>
      <p className="small">
        <b>{terms.text || t('deposit.coupon.terms.title')}</b>
      </p>
      <KeyValueList rows={rows} />
    </section>
  )
}
