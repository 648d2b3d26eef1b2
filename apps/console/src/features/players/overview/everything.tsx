import { Link } from 'react-router'
import { type Rows, useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { toTimelineEntry } from '#parts/player/events/describe-event.ts'
import { Timeline, type TimelineEntry } from '#parts/timeline/timeline.tsx'
import { formatQuantity } from '#core/format/numbers.ts'
import { findLoadedTo, mergeTimeline } from './merge-timeline.ts'
import { toJournalEntries, toPaymentEntry, toTicketEntries } from './timeline-entries.tsx'

const pageSize = 30

type Loaded = Pick<Rows<{ readonly at: number }>, 'rows' | 'hasMore'>

/** Payments, plays, prizes, changes of the account and acts of staff in one timeline. */
export function Everything({ playerId }: { readonly playerId: number }) {
  const path = usePath()
  const input = { playerId, limit: pageSize }
  const events = useRows('listPlayerEvents', input)
  const payments = useRows('listPlayerPayments', input)
  const journals = useRows('listPlayerJournals', input)
  const tickets = useRows('listPlayerTickets', input)
  const sources = [events, payments, journals, tickets]
  const failed = sources.find(({ error }) => error)
  const toSource = (entries: readonly TimelineEntry[], { rows, hasMore: more }: Loaded) => ({
    entries,
    loadedTo: findLoadedTo(rows, more),
  })
  const entries = mergeTimeline([
    toSource(events.rows.map(toTimelineEntry), events),
    toSource(payments.rows.map(toPaymentEntry), payments),
    toSource(toJournalEntries(journals.rows), journals),
    toSource(toTicketEntries(tickets.rows), tickets),
  ])
  const hasMore = sources.some(each => each.hasMore)
  return (
    <Panel
      title="Everything"
      tools={<Link to={path('players', playerId, 'log')}>Log of the account</Link>}
      isFlush
      footer={
        entries.length > 0 && (
          <>
            <span role="status">
              {formatQuantity(entries.length, 'entry', 'entries')}
              {hasMore ? '' : ', from the first'}
            </span>
            {hasMore && (
              <Button
                tone="quiet"
                isLoading={sources.some(({ isLoadingMore }) => isLoadingMore)}
                onPress={() => sources.forEach(({ onEndReached }) => onEndReached())}
              >
                Earlier
              </Button>
            )}
          </>
        )
      }
    >
      {failed && (
        <Problem
          error={failed.error}
          what="A part of the timeline did not load."
          onRetry={() => sources.forEach(({ onRetry }) => onRetry())}
        />
      )}
      {sources.some(({ isLoading }) => isLoading) && !failed && <Bars count={8} />}
      {!failed && sources.every(({ isLoading }) => !isLoading) && entries.length === 0 && (
        <Empty title="Nothing happened on this account yet" icon="clock" />
      )}
      {!failed && sources.every(({ isLoading }) => !isLoading) && entries.length > 0 && (
        <Timeline label="What happened on the account" entries={entries} />
      )}
    </Panel>
  )
}
