import { useRows } from '#core/api/use-rows.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { Button } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Timeline } from '#parts/timeline/timeline.tsx'
import { toTimelineEntry } from './describe-event.ts'

/** Changes of an account and what staff did, newest first. */
export function PlayerEvents({
  playerId,
  title,
  pageSize = 50,
}: {
  readonly playerId: number
  readonly title: string
  readonly pageSize?: number
}) {
  const events = useRows('listPlayerEvents', { playerId, limit: pageSize })
  const { rows, isLoading, error, hasMore, isLoadingMore } = events
  return (
    <Panel
      title={title}
      isFlush
      footer={
        rows.length > 0 && (
          <>
            <span role="status">
              {formatQuantity(rows.length, 'entry', 'entries')}
              {hasMore ? '' : ', from the first'}
            </span>
            {hasMore && (
              <Button tone="quiet" isLoading={isLoadingMore} onPress={events.onEndReached}>
                Earlier
              </Button>
            )}
          </>
        )
      }
    >
      {isLoading && !error && <Bars count={6} />}
      {Boolean(error) && <Problem error={error} what="The log did not load." onRetry={events.onRetry} />}
      {!isLoading && !error && rows.length === 0 && <Empty title="Nothing happened yet" icon="clock" />}
      {rows.length > 0 && <Timeline label={title} entries={rows.map(toTimelineEntry)} />}
    </Panel>
  )
}
