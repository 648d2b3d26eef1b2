import type { PrizeItem } from '@fairground/contract/entities/prize'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { Tabs } from '@fairground/ui/parts/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { Loaded } from '#shared/loaded.tsx'
import { PrizeRow } from './prize-row.tsx'
import { prizesQuery } from './prize-queries.ts'
import styles from './prizes-screen.module.css'

const tabs = ['available', 'collected'] as const

function Prizes({ prizes }: { prizes: readonly PrizeItem[] }) {
  const t = useText()
  const [parameters] = useSearchParams()
  const tab = parameters.get('tab') === 'collected' ? 'collected' : 'available'
  const of = Object.groupBy(prizes, ({ status }) => status)
  const shown = of[tab] ?? []
  return (
    <>
      <Tabs
        label={t('prizes.tabs')}
        selected={tab}
        items={tabs.map(id => ({
          id,
          label: t(`prizes.tab.${id}`),
          href: id === 'available' ? '/cashier/prizes' : `/cashier/prizes?tab=${id}`,
          count: of[id]?.length ?? 0,
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

/** Things that were won: those to be taken, and those that were. */
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
