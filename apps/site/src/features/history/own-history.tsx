import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useSearchParams } from 'react-router'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { HistoryRow } from './history-row.tsx'
import { historySearch } from './history-search.ts'
import { PagedList } from '#shared/layout/paged-list.tsx'
import { usePages } from '#shared/layout/use-pages.ts'

export function OwnHistory({ playerId }: { playerId: number }) {
  const t = useText()
  const [address] = useSearchParams()
  const request = { ...historySearch(address), playerId, languageId: bootstrap.languageId }
  const pages = usePages({
    queryKey: ['searchGameHistory', request],
    load: page => call('searchGameHistory', { ...page, request }),
    getId: item => item.gameInstanceId,
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
