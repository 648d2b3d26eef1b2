import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useSearchParams } from 'react-router'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { HistoryRow } from './history-row.tsx'
import { HistorySearchForm } from './history-search-form.tsx'
import { historySearch } from './history-search.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { PagedList } from '#shared/layout/paged-list.tsx'
import { usePages } from '#shared/layout/use-pages.ts'

/** Search over all ended games, with a replay link for each. */
export function ReplayScreen() {
  const t = useText()
  const [address] = useSearchParams()
  const request = { ...historySearch(address), languageId: bootstrap.languageId }
  const viewer = usePlayer()?.id
  const pages = usePages({
    queryKey: ['searchGameHistory', request, viewer],
    load: page => call('searchGameHistory', { ...page, request }),
    getId: item => item.gameInstanceId,
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
