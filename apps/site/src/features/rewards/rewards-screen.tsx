import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { bonusOffersQuery } from '#shared/rewards/reward-queries.ts'
import { RewardTabs } from '#shared/rewards/reward-tabs.tsx'
import { BonusBand } from './bonus-band.tsx'
import { FriendsCard } from './friends-card.tsx'
import { OfferList } from './offer-list.tsx'
import { RewardsOffCard } from './rewards-off-card.tsx'
import styles from './rewards-screen.module.css'

/** Bonus money, what can be claimed, and the switch that ends all of it. */
export function RewardsScreen() {
  const t = useText()
  const query = useQuery(bonusOffersQuery)
  const hasReferrals = useIsFeatureOn('referrals')
  return (
    <PageFrame
      title={t('rewards.title')}
      end={
        <TextLink href="/terms" icon="document">
          {t('rewards.allTerms')}
        </TextLink>
      }
    >
      <RewardTabs selected="overview" />
      <BonusBand />
      <div className={styles.columns}>
        <Loaded
          query={query}
          failed={{ title: t('rewards.failed.title'), text: t('rewards.failed.text') }}
          height={220}
        >
          {({ offers, block }) => <OfferList offers={offers} block={block} />}
        </Loaded>
        <aside className={styles.rail}>
          {hasReferrals && query.data?.block === null && <FriendsCard />}
          {query.data && <RewardsOffCard off={query.data.block === 'rewardsOff'} />}
        </aside>
      </div>
    </PageFrame>
  )
}
