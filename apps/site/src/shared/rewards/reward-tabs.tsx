import { Tabs } from '@fairground/ui/controls/tabs.tsx'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'

const tabs = {
  overview: '/rewards',
  achievements: '/achievements',
  gifts: '/gifts',
  friends: '/referrals',
  ranks: '/ranks',
} as const

/** The pages of the rewards. Their texts are in the area `rewards`. */
export function RewardTabs({ selected }: { selected: keyof typeof tabs }) {
  const t = useText()
  const isListed: Readonly<Record<keyof typeof tabs, boolean>> = {
    overview: true,
    achievements: useIsFeatureOn('achievements'),
    // Gifts that were sent are opened also while giving is off.
    gifts: true,
    friends: useIsFeatureOn('referrals'),
    ranks: useIsFeatureOn('rankings'),
  }
  return (
    <Tabs
      label={t('rewards.tabs.label')}
      selected={selected}
      items={(Object.keys(tabs) as (keyof typeof tabs)[])
        .filter(id => id === selected || isListed[id])
        .map(id => ({ id, label: t(`rewards.tabs.${id}`), href: tabs[id] }))}
    />
  )
}
