import { Tabs } from '@fairground/ui/controls/tabs.tsx'
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
  return (
    <Tabs
      label={t('rewards.tabs.label')}
      selected={selected}
      items={(Object.keys(tabs) as (keyof typeof tabs)[]).map(id => ({
        id,
        label: t(`rewards.tabs.${id}`),
        href: tabs[id],
      }))}
    />
  )
}
