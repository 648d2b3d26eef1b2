import type { Subscription } from '@fairground/contract/entities/plays/subscription'
import { Tabs } from '@fairground/ui/controls/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useMayBeLoggedIn, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { SubscriptionList } from '#features/subscriptions/subscription-list.tsx'
import { subscriptionsQuery } from '#features/subscriptions/subscription-queries.ts'
import { LogInFirst } from '#shared/layout/log-in-first.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

const isActive = ({ active }: Subscription): boolean => active
const isOver = ({ active }: Subscription): boolean => !active

/** /subscriptions lists active subscriptions, /subHistory lists ended ones. */
export function SubscriptionsScreen() {
  const t = useText()
  const { pathname } = useLocation()
  const player = usePlayer()
  const mayBeLoggedIn = useMayBeLoggedIn()
  const { data } = useQuery({ ...subscriptionsQuery(player?.id ?? 0), enabled: player !== null })
  if (!mayBeLoggedIn)
    return <LogInFirst title={t('after.subscriptions.title')} text={t('after.subscriptions.logIn')} />
  const over = pathname.toLowerCase() === '/subhistory'
  const count = (filter: (subscription: Subscription) => boolean) => data?.subscriptions.filter(filter).length
  return (
    <PageFrame title={t('after.subscriptions.title')} intro={t('after.subscriptions.intro')}>
      <Tabs
        label={t('after.subscriptions.title')}
        selected={over ? 'over' : 'active'}
        items={[
          {
            id: 'active',
            label: t('after.subscriptions.active'),
            href: '/subscriptions',
            count: count(isActive),
          },
          { id: 'over', label: t('after.subscriptions.over'), href: '/subHistory', count: count(isOver) },
        ]}
      />
      {player && <SubscriptionList playerId={player.id} filter={over ? isOver : isActive} />}
    </PageFrame>
  )
}
