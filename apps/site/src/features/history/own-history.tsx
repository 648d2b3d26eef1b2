import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { useSearchParams } from 'react-router'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { HistoryRow } from '#shared/history-row.tsx'
import { historySearch } from '#shared/history-search.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { usePages } from '#shared/use-pages.ts'

export function OwnHistory({ playerId }: { playerId: number }) {
  const t = useText()
  const [address] = useSearchParams()
  const request = { ...historySearch(address), playerId }
  const pages = usePages({
    queryKey: ['searchGameHistory', request],
    load: page => call('searchGameHistory', { ...page, request }),
    idOf: item => item.gameInstanceId,
  })
  return (
    <PagedList
      pages={pages}
      label={t('after.history.here')}
      failed={{ title: t('after.history.failed'), text: t('after.failedText') }}
      empty={
        <EmptyState
          title={t('after.history.none')}
          text={t('after.history.noneText')}
          action={<ButtonLink href="/">{t('after.toLobby')}</ButtonLink>}
        />
      }
    >
      {pages.items.map(item => (
        <HistoryRow key={item.gameInstanceId} item={item} />
      ))}
    </PagedList>
  )
}
