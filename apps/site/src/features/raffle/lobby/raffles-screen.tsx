import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useGames } from '#core/stores/live-games.ts'
import { useText } from '#core/text/text.ts'
import { openRaffles } from './open-raffles.ts'
import { RaffleCard } from './raffle-card.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import styles from './raffles-screen.module.css'

function Raffles() {
  const t = useText()
  const games = useGames()
  if (games === null)
    return (
      <SkeletonGroup label={t('raffle.list.loading')}>
        <Skeleton height={240} />
        <Skeleton height={240} />
      </SkeletonGroup>
    )
  const raffles = openRaffles(games)
  if (raffles.length === 0)
    return (
      <EmptyState
        title={t('raffle.list.none')}
        text={t('raffle.list.noneText')}
        action={<ButtonLink href="/">{t('raffle.list.noneAction')}</ButtonLink>}
      />
    )
  return (
    <ul className={styles.raffles}>
      {raffles.map(game => (
        <RaffleCard key={game.gameInstanceId} game={game} />
      ))}
    </ul>
  )
}

/** The raffles of this operator: being drawn, on sale, or joined by the player. */
export function RafflesScreen() {
  const t = useText()
  return (
    <PageFrame title={t('raffle.list.title')} intro={t('raffle.list.intro')}>
      <Raffles />
    </PageFrame>
  )
}
