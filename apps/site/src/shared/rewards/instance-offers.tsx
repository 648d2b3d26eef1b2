import { useQuery } from '@tanstack/react-query'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { OfferCard } from './offer-card.tsx'
import { bonusOffersQuery } from './reward-queries.ts'
import styles from './offer-card.module.css'

/** Bonuses from this game. They are offered after the draw has ended, never over it. */
export function InstanceOffers({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const loggedIn = usePlayer() !== null
  const { data } = useQuery({ ...bonusOffersQuery, enabled: loggedIn })
  const offers = (data?.offers ?? []).filter(
    offer => offer.kind === 'inGame' && offer.gameInstanceId === gameInstanceId,
  )
  if (offers.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('rewards.fromGame')}>
      {offers.map((offer, i) => (
        <OfferCard key={offer.bonusId} offer={offer} primary={i === 0} />
      ))}
    </ul>
  )
}
