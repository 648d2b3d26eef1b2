import type { BonusOffer } from '@fairground/contract/entities/rewards/bonus-offer'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import styles from './offer-card.module.css'

/** The four terms of an offer, which are shown before it is claimed. */
export const useOfferTerms = (offer: BonusOffer) => {
  const t = useText()
  const { kind, currencyId, wageringNeeded, wageringTimes, weight, useBy, gameTitle } = offer
  const through =
    wageringTimes === 0
      ? t('rewards.terms.nothing')
      : t('rewards.terms.times', {
          amount: exactText(wageringNeeded, currencyId, 'always'),
          times: wageringTimes,
        })
  const first = [
    { id: 'through', term: t('rewards.terms.through'), value: through },
    { id: 'useBy', term: t('rewards.terms.useBy'), value: shortDay(useBy) },
  ]
  if (kind === 'lotto')
    return [
      ...first,
      { id: 'for', term: t('rewards.terms.for'), value: gameTitle ?? '' },
      { id: 'prizes', term: t('rewards.terms.prizes'), value: t('rewards.terms.cash') },
    ]
  const counts = weight === 100 ? t('rewards.terms.all') : t('rewards.terms.part', { percent: weight })
  return [
    ...first,
    { id: 'counts', term: t('rewards.terms.counts'), value: counts },
    { id: 'keep', term: t('rewards.terms.keep'), value: t('rewards.terms.noCap') },
  ]
}

export function OfferTerms({ offer }: { offer: BonusOffer }) {
  return (
    <dl className={`${styles.terms} num`}>
      {useOfferTerms(offer).map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
