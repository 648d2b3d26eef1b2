import type { LoggedRead } from '#core/api/use-logged-read.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { useMe } from '#core/session/session.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeVerification } from '#parts/player/document-words.ts'
import { Facts } from '#parts/values/facts.tsx'
import { Since } from '#parts/values/when.tsx'
import type { QueuedRequest } from '../queue/queue-list.tsx'

/** Offers a request to the analyst before its documents are shown. */
export function ClaimPanel({
  request,
  claim,
  onClaim,
}: {
  readonly request: QueuedRequest
  readonly claim: LoggedRead<'claimVerification'>
  readonly onClaim: () => void
}) {
  const { staffId } = useMe()
  const { mayDo } = useRights()
  const { requestId, playerId, username, kind, submittedAt, claimedBy, claimedByName, documents } = request
  const isOthers = claimedBy !== null && claimedBy !== staffId
  const name = claimedByName ?? `Staff ${claimedBy}`
  return (
    <Panel title={`Request ${requestId}`}>
      <Facts
        isLeft
        facts={[
          { title: 'Player', value: <PlayerLink playerId={playerId} name={username} /> },
          { title: 'To verify', value: describeVerification(kind) },
          { title: 'Documents', value: formatQuantity(documents, 'file') },
          { title: 'Waits for', value: <Since at={submittedAt} /> },
        ]}
      />
      {isOthers && (
        <Note tone="info" icon="user">
          <b>{name}</b> works on this request. It is free again half an hour after it was claimed.
        </Note>
      )}
      {Boolean(claim.error) && <Problem error={claim.error} what="The request was not claimed." />}
      <span>
        <Button
          tone="main"
          size="lg"
          icon="scan"
          isLoading={claim.isReading}
          disabledReason={
            isOthers
              ? `${name} works on it`
              : mayDo('claimVerification')
                ? undefined
                : describeNeed('documents.decide')
          }
          onPress={onClaim}
        >
          {claimedBy === staffId ? 'Continue the review' : 'Claim and review'}
        </Button>
      </span>
    </Panel>
  )
}
