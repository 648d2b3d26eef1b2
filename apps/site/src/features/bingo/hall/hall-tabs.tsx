import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { memo } from 'react'
import { useText } from '#core/text/text.ts'

const tabs = ['tickets', 'board', 'winners'] as const

export type HallTab = (typeof tabs)[number]

/** A phone shows one part of the hall at a time. */
export const HallTabs = memo(function HallTabs({
  tab,
  onTab,
}: {
  tab: HallTab
  onTab: (tab: HallTab) => void
}) {
  const t = useText()
  return (
    <Segmented
      label={t('bingo.playout.tabs.label')}
      value={tab}
      onChange={onTab}
      options={tabs.map(id => ({ id, label: t(`bingo.playout.tabs.${id}`) }))}
    />
  )
})
