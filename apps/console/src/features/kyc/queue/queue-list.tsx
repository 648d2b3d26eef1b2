import { NavLink } from 'react-router'
import type { PageRow, Rows } from '#core/api/use-rows.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useMe } from '#core/session/session.ts'
import { Button } from '#parts/controls/button.tsx'
import { useListKeys } from '#parts/controls/use-list-keys.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeVerification } from '#parts/player/document-words.ts'
import { Since } from '#parts/values/when.tsx'
import styles from './queue.module.css'

export type QueuedRequest = PageRow<'listVerifications'>

/** After this time a request is late. */
const targetMs = 4 * 3_600_000

function QueueEntry({ request }: { readonly request: QueuedRequest }) {
  const path = usePath()
  const { staffId } = useMe()
  const { requestId, username, kind, submittedAt, waitingMs, claimedBy, claimedByName, documents } = request
  return (
    <li>
      <NavLink to={path('kyc', requestId)}>
        <b>{username}</b>
        <small className={waitingMs > targetMs ? styles.late : undefined}>
          <Since at={submittedAt} />
        </small>
        <small>{describeVerification(kind)}</small>
        <small>{formatQuantity(documents, 'file')}</small>
        {claimedBy !== null && (
          <small className={styles.claimed}>
            {claimedBy === staffId
              ? 'You work on it'
              : `${claimedByName ?? `Staff ${claimedBy}`} works on it`}
          </small>
        )}
      </NavLink>
    </li>
  )
}

/** The requests by age. */
export function QueueList({ queue }: { readonly queue: Rows<QueuedRequest> }) {
  const { rows, isLoading, error, hasMore, isLoadingMore } = queue
  const keys = useListKeys()
  return (
    <Panel
      title="Queue"
      about="Oldest first"
      isFlush
      footer={
        hasMore && (
          <Button tone="quiet" isLoading={isLoadingMore} onPress={queue.onEndReached}>
            Show more
          </Button>
        )
      }
    >
      {isLoading && !error && <Bars count={5} />}
      {Boolean(error) && <Problem error={error} what="The queue did not load." onRetry={queue.onRetry} />}
      {!isLoading && !error && rows.length === 0 && (
        <Empty title="Nothing waits">Documents of players appear here when they are sent.</Empty>
      )}
      <ul className={styles.list} {...keys}>
        {rows.map(request => (
          <QueueEntry key={request.requestId} request={request} />
        ))}
      </ul>
    </Panel>
  )
}
