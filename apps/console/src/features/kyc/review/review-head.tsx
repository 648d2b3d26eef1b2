import { useAct } from '#core/api/use-act.ts'
import { formatCountdown } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { say } from '#core/toasts.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Button } from '#parts/controls/button.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { describeVerification } from '#parts/player/document-words.ts'
import { Tag } from '#parts/values/tag.tsx'
import type { QueuedRequest } from '../queue/queue-list.tsx'
import styles from './review.module.css'

/** Who is reviewed, how long the claim lasts, and the way to give it back. */
export function ReviewHead({
  request: { requestId, playerId, username, kind },
  claimedUntil,
  onRenew,
  onLeave,
}: {
  readonly request: QueuedRequest
  readonly claimedUntil: number
  readonly onRenew: () => void
  readonly onLeave: () => void
}) {
  const leftMs = claimedUntil - useDatabaseTime(1000)
  const release = useAct('releaseVerification')
  const giveBack = async (): Promise<void> => {
    try {
      await release.mutateAsync({ requestId, reason: 'Given back to the queue' })
      say({ tone: 'win', title: 'The request is back in the queue' })
      onLeave()
    } catch (error) {
      say({ tone: 'danger', title: describeError(error) })
    }
  }
  return (
    <div className={styles.head}>
      <span>
        <PlayerLink playerId={playerId} name={username} />, {describeVerification(kind).toLowerCase()}
      </span>
      {leftMs > 0 ? (
        <Tag tone="info" icon="clock">
          Yours for {formatCountdown(leftMs)}
        </Tag>
      ) : (
        <Tag tone="warn" icon="clock">
          The claim has ended
        </Tag>
      )}
      <span className={styles.headActs}>
        {leftMs <= 0 && <Button onPress={onRenew}>Claim again</Button>}
        <Button icon="repeat" isLoading={release.isPending} onPress={() => void giveBack()}>
          Give back
        </Button>
      </span>
    </div>
  )
}
