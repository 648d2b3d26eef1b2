import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMayBeLoggedIn } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { MailDetails } from '#features/subscriptions/mail-details.tsx'
import { SubscriptionCard } from '#features/subscriptions/subscription-card.tsx'
import { SubscriptionMoney } from '#features/subscriptions/subscription-money.tsx'
import { subscriptionDetailsQuery } from '#features/subscriptions/subscription-queries.ts'
import { LogInFirst } from '#shared/layout/log-in-first.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

function Details({ subscriptionId }: { subscriptionId: number }) {
  const t = useText()
  const { data, error } = useQuery(subscriptionDetailsQuery(subscriptionId))
  if (error)
    return (
      <EmptyState
        heading="h1"
        title={t('after.subscriptions.unknown')}
        action={<ButtonLink href="/subscriptions">{t('after.subscriptions.title')}</ButtonLink>}
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
