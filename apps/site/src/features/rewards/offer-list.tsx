import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { OfferCard } from '#shared/rewards/offer-card.tsx'
import cardStyles from '#shared/rewards/offer-card.module.css'
import styles from './rewards-screen.module.css'

type OfferListProps = Pick<Output<'getBonusOffers'>, 'offers' | 'block'>

/** The offers, or why there are none. */
export function OfferList({ offers, block }: OfferListProps) {
  const t = useText()
  if (block !== null || offers.length === 0)
    return (
      <Card as="div">
        <EmptyState
          title={t(`rewards.none.${block ?? 'empty'}.title`)}
          text={t(`rewards.none.${block ?? 'empty'}.text`)}
          action={
            block === 'onBreak' && (
              <ButtonLink href="/cashier/responsiblegaming">{t('rewards.saferPlay')}</ButtonLink>
            )
          }
        />
      </Card>
    )
  return (
    <section className={styles.ready} aria-labelledby="ready">
      <div className={styles.readyHead}>
        <h2 id="ready">
          {t('rewards.ready')} <small className="num">{offers.length}</small>
        </h2>
        <p className="small muted">{t('rewards.onEveryCard')}</p>
      </div>
      <ul className={cardStyles.list}>
        {offers.map((offer, i) => (
          <OfferCard key={offer.bonusId} offer={offer} primary={i === 0} />
        ))}
      </ul>
    </section>
  )
}
