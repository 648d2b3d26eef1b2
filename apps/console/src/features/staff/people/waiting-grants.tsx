import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { platformId } from '@fairground/contract/operator/roles'
import { Link } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { toPath } from '#core/pages.ts'
import { useRights } from '#core/session/rights.ts'
import { roleWords } from '#core/words/roles.ts'
import { Note } from '#parts/feedback/note.tsx'
import { toPlace } from '../words/staff-words.ts'
import { useOperatorName } from '../words/use-operator-name.ts'
import styles from './people.module.css'

/** Roles that wait for the second admin. */
export function WaitingGrants({ staffId }: { readonly staffId: number }) {
  const { mayDo } = useRights()
  const { data } = useOperation(
    'listProposals',
    { status: 'open', kind: 'grantRole' },
    { memberId: platformId, isEnabled: mayDo('listProposals') },
  )
  const getName = useOperatorName()
  const waiting = (data?.proposals ?? []).flatMap(proposal => {
    const payload = proposal.payload as ProposalPayload<'grantRole'>
    return payload.staffId === staffId ? [{ ...proposal, payload }] : []
  })
  return waiting.map(({ proposalId, payload, madeByName }) => (
    <Note key={proposalId} tone="info" icon="clock">
      <b>Proposed:</b> {roleWords[payload.role].title}, {toPlace(payload.memberId, getName)}, by{' '}
      {madeByName ?? 'the platform'}. Waits for another admin.{' '}
      <Link className={styles.open} to={toPath(platformId, 'proposals', proposalId)}>
        Open proposal {proposalId}
      </Link>
    </Note>
  ))
}
