import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { Link } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { proposalWords } from '#core/words/proposal-kinds.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Since } from '#parts/values/when.tsx'
import styles from './open-proposals.module.css'

/** Proposals of a kind that wait for another person. Nothing is shown if there are none. */
export function OpenProposals({ kind }: { readonly kind: ProposalKind }) {
  const { mayDo } = useRights()
  const path = usePath()
  const { data } = useOperation(
    'listProposals',
    { kind, status: 'open' },
    { isEnabled: mayDo('listProposals') },
  )
  if (!data || data.proposals.length === 0) return null
  return (
    <Panel title="Waiting for another person" isFlush>
      <ul className={styles.list}>
        {data.proposals.map(({ proposalId, reason, madeAt }) => (
          <li key={proposalId}>
            <Link to={path('proposals', proposalId)}>
              {proposalWords[kind]} · {proposalId}
            </Link>
            <span>
              “{reason}”, <Since at={madeAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
