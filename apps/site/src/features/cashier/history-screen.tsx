import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { call } from '#core/call.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { type HistoryChoice, historyChoice } from '#features/cashier/history-choice.ts'
import { FailedDeposits } from '#features/cashier/failed-deposits.tsx'
import { HistoryFilter } from '#features/cashier/history-filter.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { MovementList } from '#features/cashier/movement-list.tsx'
import { MovementTable } from '#features/cashier/movement-table.tsx'
import { usePages } from '#shared/layout/use-pages.ts'
import styles from './history-screen.module.css'

const useMovements = ({ from, until, kinds, maxResults }: HistoryChoice) =>
  usePages({
    queryKey: ['searchTransactionsBetween', from, until, kinds, maxResults],
    load: page =>
      call('searchTransactionsBetween', { from, until, ...(kinds ? { kinds: [...kinds] } : {}), ...page }),
    getId: ({ id, currencyId }) => `${id} ${currencyId}`,
    maxResults,
  })

function Movements({ choice, marked }: { choice: HistoryChoice; marked: number | null }) {
  const t = useText()
  const pages = useMovements(choice)
  const label = t('cashier.history.label')
  if (pages.failed && pages.items.length === 0)
    return (
      <ErrorState
        title={t('cashier.history.failed')}
        text={t('cashier.history.failedText')}
        retry={{ label: t('common.retry'), onPress: pages.retry }}
      />
    )
  if (pages.isLoading)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </SkeletonGroup>
    )
  if (pages.items.length === 0)
    return <EmptyState title={t('cashier.history.empty')} text={t('cashier.history.emptyText')} />
  const movements = { movements: pages.items, label, marked }
  return (
    <div className={styles.movements} aria-busy={pages.isStale || undefined}>
      <Card as="div" pad="none">
        <div className={styles.wide}>
          <MovementTable {...movements} />
        </div>
        <div className={styles.narrow}>
          <MovementList {...movements} />
        </div>
      </Card>
      {pages.left > 0 && (
        <Button loading={pages.isLoadingMore} onPress={pages.loadMore}>
          {t('cashier.history.more', { count: pages.left })}
        </Button>
      )}
    </div>
  )
}

const minuteMs = 60_000

/** All transactions with the balance after each, newest first. */
export function HistoryScreen() {
  const [address] = useSearchParams()
  const choice = historyChoice(address, useServerNow(minuteMs))
  const order = Number(address.get('order'))
  return (
    <MoneyPage page="history">
      <HistoryFilter choice={choice} />
      <Movements choice={choice} marked={order > 0 ? order : null} />
      <FailedDeposits choice={choice} />
    </MoneyPage>
  )
}
