import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { refreshAll } from '#core/api/use-act.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useMe } from '#core/session/session.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import type { QueuedRequest } from '../queue/queue-list.tsx'
import { DocumentPanel } from '../viewer/document-panel.tsx'
import { AccountPanels } from './account-panels.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { findNextRequest } from './find-next-request.ts'
import { ReviewHead } from './review-head.tsx'
import styles from './review.module.css'

export interface ReviewProps {
  readonly requestId: number
  readonly request: QueuedRequest | undefined
  readonly queue: readonly QueuedRequest[]
  readonly isLoading: boolean
}

/** One request: claimed by one analyst, with its documents, the account and the decision. */
export function Review({ requestId, request, queue, isLoading }: ReviewProps) {
  const claim = useLoggedRead('claimVerification')
  const [isDone, setIsDone] = useState(false)
  const navigate = useNavigate()
  const path = usePath()
  const { staffId } = useMe()

  const take = async (): Promise<void> => {
    if (await claim.read({ requestId, reason: 'Review of the documents' })) await refreshAll()
  }
  const leave = (): void => {
    const next = findNextRequest(queue, requestId, staffId)
    void navigate(next === undefined ? path('kyc') : path('kyc', next))
  }
  const leaveDecided = (): void => {
    setIsDone(true)
    leave()
  }
  // The documents disappear with the claim, even if the same request is opened again at once.
  const leaveUnclaimed = (): void => {
    claim.forget()
    leave()
  }

  if (!request)
    return (
      <Panel title={`Request ${requestId}`}>
        {isLoading || isDone ? (
          <Bars count={6} />
        ) : (
          <Empty
            title="This request does not wait for an answer"
            icon="info"
            act={<ButtonLink href={path('kyc')}>Back to the queue</ButtonLink>}
          >
            It was decided, or the player has not sent the documents yet.
          </Empty>
        )}
      </Panel>
    )
  if (!claim.data) return <ClaimPanel request={request} claim={claim} onClaim={() => void take()} />
  const { playerId, documents, reply, claimedUntil } = claim.data
  return (
    <div className={styles.columns}>
      <Stack>
        <ReviewHead
          request={request}
          claimedUntil={claimedUntil}
          onRenew={() => void take()}
          onLeave={leaveUnclaimed}
        />
        <DocumentPanel requestId={requestId} documents={documents} />
        {reply !== '' && (
          <Panel title="The player writes">
            <p className={styles.reply}>{reply}</p>
          </Panel>
        )}
      </Stack>
      <Stack>
        <AccountPanels playerId={playerId} />
        <DecisionPanel request={request} onDone={leaveDecided} />
      </Stack>
    </div>
  )
}
