import type { Subscription } from '@fairground/contract/entities/subscription'
import { Tabs } from '@fairground/ui/parts/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useMayBeLoggedIn, usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { SubscriptionList } from '#features/subscriptions/subscription-list.tsx'
import { subscriptionsQuery } from '#features/subscriptions/subscription-queries.ts'
import { LogInFirst } from '#shared/log-in-first.tsx'
import { PageFrame } from '#shared/page-frame.tsx'

const isActive = ({ active }: Subscription): boolean => active
const isOver = ({ active }: Subscription): boolean => !active

/** What plays by itself: /subscriptions the running ones, /subHistory those that are over. */
export function SubscriptionsScreen() {
  const t = useText()
  const { pathname } = useLocation()
  const player = usePlayer()
  const mayBe = useMayBeLoggedIn()
  const { data } = useQuery({ ...subscriptionsQuery(player?.id ?? 0), enabled: player !== null })
  if (!mayBe)
    return <LogInFirst title={t('after.subscriptions.title')} text={t('after.subscriptions.logIn')} />
  const over = pathname.toLowerCase() === '/subhistory'
  const count = (wanted: (subscription: Subscription) => boolean) => data?.subscriptions.filter(wanted).length
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
      {player && <SubscriptionList playerId={player.id} wanted={over ? isOver : isActive} />}
    </PageFrame>
  )
}
