import { useRows } from '#core/api/use-rows.ts'
import { formatCount } from '#core/format/numbers.ts'
import { formatSpan } from '#core/format/times.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { KycFrame } from '../kyc-frame.tsx'
import { Review } from '../review/review.tsx'
import { QueueList } from './queue-list.tsx'
import styles from './queue.module.css'

const refreshMs = 15_000

/** The requests that wait, and the one that the address names. */
export function QueuePage({ requestId }: { readonly requestId?: number }) {
  const queue = useRows('listVerifications', {}, { refreshMs })
  const { rows, hasMore, isLoading } = queue
  const open = rows.find(row => row.requestId === requestId)
  const [oldest] = rows
  const about =
    oldest === undefined
      ? 'Nothing waits'
      : `${formatCount(rows.length)}${hasMore ? '+' : ''} waiting, oldest ${formatSpan(oldest.waitingMs)}`
  return (
    <KycFrame about={isLoading ? '' : about}>
      <div className={styles.columns} data-open={requestId !== undefined || undefined}>
        <QueueList queue={queue} />
        {requestId === undefined ? (
          <div className={styles.hint}>
            <Empty title="Open a request" icon="scan">
              Opening shows who waits. Claiming takes the request for half an hour and shows the documents.
            </Empty>
          </div>
        ) : (
          <Review key={requestId} requestId={requestId} request={open} queue={rows} isLoading={isLoading} />
        )}
      </div>
    </KycFrame>
  )
}
