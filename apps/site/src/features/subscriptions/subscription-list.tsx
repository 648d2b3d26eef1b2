import type { Subscription } from '@fairground/contract/entities/plays/subscription'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { SubscriptionCard } from '#features/subscriptions/subscription-card.tsx'
import { subscriptionsQuery } from '#features/subscriptions/subscription-queries.ts'
import styles from './subscription-list.module.css'

export interface SubscriptionListProps {
  playerId: number
  filter: (subscription: Subscription) => boolean
}

export function SubscriptionList({ playerId, filter }: SubscriptionListProps) {
  const t = useText()
  const { data, error, refetch } = useQuery(subscriptionsQuery(playerId))
  if (error && !data)
    return (
      <ErrorState
        title={t('after.subscriptions.failed')}
        text={t('after.subscriptions.failedText')}
        retry={{ label: t('common.retry'), onPress: () => void refetch() }}
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={220} />
      </SkeletonGroup>
    )
  const shown = data.subscriptions.filter(filter)
  if (shown.length === 0)
    return (
      <EmptyState
        title={t('after.subscriptions.none')}
        text={t('after.subscriptions.noneText')}
        action={<ButtonLink href="/">{t('after.toLobby')}</ButtonLink>}
      />
    )
  return (
    <ul className={styles.list}>
      {shown.map(subscription => (
        <SubscriptionCard key={subscription.id} subscription={subscription} />
      ))}
    </ul>
  )
}
