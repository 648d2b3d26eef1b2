import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Tabs } from '@fairground/ui/controls/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PrizeRow } from './prize-row.tsx'
import { prizesQuery } from './prize-queries.ts'
import styles from './prizes-screen.module.css'

const tabs = ['available', 'collected'] as const

function Prizes({ prizes }: { prizes: readonly PrizeItem[] }) {
  const t = useText()
  const [parameters] = useSearchParams()
  const tab = parameters.get('tab') === 'collected' ? 'collected' : 'available'
  const byStatus = Object.groupBy(prizes, ({ status }) => status)
  const shown = byStatus[tab] ?? []
  return (
    <>
      <Tabs
        label={t('prizes.tabs')}
        selected={tab}
        items={tabs.map(id => ({
          id,
          label: t(`prizes.tab.${id}`),
          href: id === 'available' ? '/cashier/prizes' : `/cashier/prizes?tab=${id}`,
          count: byStatus[id]?.length ?? 0,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t(`prizes.none.${tab}`)}
          text={t('prizes.none.text')}
          action={<ButtonLink href="/raffles">{t('prizes.none.raffles')}</ButtonLink>}
        />
      ) : (
        <ul className={styles.prizes}>
          {shown.map(prize => (
            <PrizeRow key={prize.id} prize={prize} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Item prizes, available or collected. */
export function PrizesScreen() {
  const t = useText()
  const query = useQuery(prizesQuery)
  return (
    <MoneyPage page="prizes" intro={t('prizes.intro')}>
      <Loaded
        query={query}
        failed={{ title: t('prizes.failed.title'), text: t('prizes.failed.text') }}
        height={220}
      >
        {({ prizes }) => <Prizes prizes={prizes} />}
      </Loaded>
    </MoneyPage>
  )
}
