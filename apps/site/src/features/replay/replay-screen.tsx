import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useSearchParams } from 'react-router'
import { call } from '#app/call.ts'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { HistoryRow } from '#shared/history-row.tsx'
import { HistorySearchForm } from '#shared/history-search-form.tsx'
import { historySearch } from '#shared/history-search.ts'
import { PageFrame } from '#shared/page-frame.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { usePages } from '#shared/use-pages.ts'

/** Every game that has ended, to be found and watched again. */
export function ReplayScreen() {
  const t = useText()
  const [address] = useSearchParams()
  const request = historySearch(address)
  const viewer = usePlayer()?.id
  const pages = usePages({
    queryKey: ['searchGameHistory', request, viewer],
    load: page => call('searchGameHistory', { ...page, request }),
    idOf: item => item.gameInstanceId,
  })
  return (
    <PageFrame
      title={t('after.replay.title')}
      intro={t('after.replay.intro')}
      end={
        <TextLink href="/draws" icon="results">
          {t('after.replay.results')}
        </TextLink>
      }
    >
      <HistorySearchForm label={t('after.replay.search')} />
      <PagedList
        pages={pages}
        label={t('after.replay.title')}
        failed={{ title: t('after.replay.failed'), text: t('after.failedText') }}
        empty={<EmptyState title={t('after.replay.none')} text={t('after.replay.noneText')} />}
      >
        {pages.items.map(item => (
          <HistoryRow key={item.gameInstanceId} item={item} />
        ))}
      </PagedList>
    </PageFrame>
  )
}
