import { useIsStale } from '#core/live/live-store.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { useMe } from '#core/session/session.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Person } from '#parts/values/person.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import { type Proposal, useDrawProposal } from './use-draw-proposal.ts'
import { VoidDraw } from './void-draw.tsx'
import styles from './acts.module.css'

/** Why people release draws. */
const releaseReasons = [
  'Checked with the control system, both agree now',
  'The fault is corrected, both compute again',
  'Held by mistake',
] as const

function Signers({ proposal }: { readonly proposal: Proposal }) {
  const me = useMe()
  const path = usePath()
  const { mayApprove } = useRights()
  const isOwn = proposal.madeBy === me.staffId
  const needsMe = !isOwn && mayApprove('releaseDraw')
  return (
    <>
      <ul className={styles.signers}>
        <li>
          <Person name={proposal.madeByName ?? `Staff ${proposal.madeBy}`} note="Proposed the release" />
          <Tag tone="good" icon="check">
            Signed
          </Tag>
        </li>
        <li>
          <Person
            name={needsMe ? me.name : 'A second person'}
            note={needsMe ? 'You may sign' : 'Draw officer or controller'}
          />
          <Tag tone="warn" icon="clock">
            Waiting
          </Tag>
        </li>
      </ul>
      <ButtonLink
        href={path('proposals', proposal.proposalId)}
        tone={needsMe ? 'main' : 'plain'}
        size="lg"
        icon="key"
        isFull
      >
        {needsMe ? 'Review and sign…' : `Open proposal ${proposal.proposalId}`}
      </ButtonLink>
    </>
  )
}

/** The only ways out of a hold. Both need two people. */
export function ReleasePanel({ detail }: { readonly detail: Detail }) {
  const isStale = useIsStale()
  const { instanceId, title } = detail.instance
  const open = useDrawProposal('releaseDraw', instanceId)
  return (
    <Panel title="Release, two people">
      <p className={styles.about}>A held draw is not paid as it stands. Two people choose one way:</p>
      <div className={styles.way} data-chosen>
        <b>Compute both again</b>
        <p>Both systems read the sealed list again. Prizes are paid only if both name the same winners.</p>
        {open ? (
          <Signers proposal={open} />
        ) : (
          <ProposeButton
            kind="releaseDraw"
            fixed={{ instanceId }}
            title={`Release ${title}, run ${instanceId}?`}
            about="Both systems compute again, and the draw goes on only if they agree. The public record keeps the hold and this reason."
            reasons={releaseReasons}
            tone="main"
            size="lg"
            icon="key"
            isFull
            disabledReason={isStale ? 'Off until the page is fresh' : undefined}
          >
            Propose to release…
          </ProposeButton>
        )}
      </div>
      <VoidDraw detail={detail} />
      {isStale && (
        <Note tone="warn" icon="clock">
          This page is not fresh. Releasing is off until it is.
        </Note>
      )}
    </Panel>
  )
}
