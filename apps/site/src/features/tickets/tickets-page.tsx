import { historyPageSize } from '@fairground/contract/constants'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Chip, ChipRow } from '@fairground/ui/controls/chip.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { TicketListRow } from '#features/tickets/ticket-list-row.tsx'
import { filterRows, ticketFilters } from '#features/tickets/ticket-rows.ts'
import { useTicketRows } from '#features/tickets/use-ticket-rows.ts'
import styles from './tickets-page.module.css'

export function TicketsPage({ playerId }: { playerId: number }) {
  const t = useText()
  const [address, setAddress] = useSearchParams()
  const { rows, pages, isLoading } = useTicketRows(playerId)
  const filter = ticketFilters.find(name => name === address.get('show')) ?? 'all'
  const shown = filterRows(rows, filter)
  const mayHaveMore = (filter === 'all' || filter === 'won') && pages.left > 0
  return (
    <>
      <ChipRow label={t('after.tickets.filters')}>
        {ticketFilters.map(name => (
          <Chip
            key={name}
            pressed={name === filter}
            onPress={() => setAddress(name === 'all' ? {} : { show: name }, { replace: true })}
          >
            {t(`after.tickets.filter.${name}`)}
          </Chip>
        ))}
      </ChipRow>
      {isLoading && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton height={288} />
        </SkeletonGroup>
      )}
      {pages.failed && (
        <ErrorState
          title={t('after.tickets.failed')}
          text={t('after.failedText')}
          retry={{ label: t('common.retry'), onPress: pages.retry }}
        />
      )}
      {!isLoading && !pages.failed && shown.length === 0 && (
        <EmptyState
          title={t(`after.tickets.none.${filter}`)}
          {...(filter === 'all' && {
            text: t('after.tickets.noneText'),
            action: (
              <ButtonLink tone="primary" href="/">
                {t('after.toLobby')}
              </ButtonLink>
            ),
          })}
        />
      )}
      {shown.length > 0 && (
        <Card as="div" pad="none" className={styles.card}>
          <ul className={styles.list} aria-label={t('after.tickets.title')}>
            {shown.map(row => (
              <TicketListRow key={row.gameInstanceId} row={row} />
            ))}
          </ul>
        </Card>
      )}
      {mayHaveMore && (
        <div className={styles.more}>
          <Button loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {filter === 'won'
              ? t('after.tickets.older')
              : t('lobby.showMore', { count: Math.min(pages.left, historyPageSize) })}
          </Button>
        </div>
      )}
    </>
  )
}
