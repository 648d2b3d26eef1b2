import { CallFault } from '@fairground/client/call-fault'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMayBeLoggedIn } from '#core/session/session.ts'
import { observeShown } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { MailDetails } from '#features/subscriptions/mail-details.tsx'
import { SubscriptionCard } from '#features/subscriptions/subscription-card.tsx'
import { SubscriptionMoney } from '#features/subscriptions/subscription-money.tsx'
import { subscriptionDetailsQuery } from '#features/subscriptions/subscription-queries.ts'
import { LogInFirst } from '#shared/layout/log-in-first.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

const isUnknown = (error: Error | null): boolean =>
  error instanceof CallFault && error.faultName === 'subscription.notFound'

function Details({ subscriptionId }: { subscriptionId: number }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(subscriptionDetailsQuery(subscriptionId))
  if (isUnknown(error)) {
    const title = t('after.subscriptions.unknown')
    observeShown(error, title)
    return (
      <EmptyState
        heading="h1"
        title={title}
        action={<ButtonLink href="/subscriptions">{t('after.subscriptions.title')}</ButtonLink>}
      />
    )
  }
  if (error && !data)
    return (
      <ErrorState
        heading="h1"
        title={t('after.subscriptions.failed')}
        text={t('after.subscriptions.failedText')}
        retry={{ label: t('common.retry'), loading: isFetching, onPress: () => void refetch() }}
      />
    )
  return (
    <PageFrame
      narrow
      back={
        <TextLink href="/subscriptions" icon="back">
          {t('after.subscriptions.title')}
        </TextLink>
      }
      title={t('after.subscriptions.one')}
    >
      {data ? (
        <>
          <ul>
            <SubscriptionCard full subscription={data.subscription} />
          </ul>
          <SubscriptionMoney details={data} />
          <div>
            <MailDetails subscriptionId={subscriptionId} />
          </div>
        </>
      ) : (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton height={320} />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}

/** The subscription in `?sid=` with the amounts paid, played and won. */
export function SubscriptionDetailsScreen() {
  const t = useText()
  const [address] = useSearchParams()
  const mayBeLoggedIn = useMayBeLoggedIn()
  const subscriptionId = Number(address.get('sid'))
  if (!mayBeLoggedIn)
    return <LogInFirst title={t('after.subscriptions.title')} text={t('after.subscriptions.logIn')} />
  if (!Number.isSafeInteger(subscriptionId) || subscriptionId < 1)
    return <EmptyState heading="h1" title={t('after.subscriptions.unknown')} />
  return <Details key={subscriptionId} subscriptionId={subscriptionId} />
}
