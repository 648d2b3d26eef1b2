import type { PageRow } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { proposalStatusWords, proposalWords } from '#core/words/proposal-kinds.ts'
import { Person } from '#parts/values/person.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { NavLink } from 'react-router'
import styles from './proposals.module.css'

export type ProposalRow = PageRow<'listProposals'>

export const statusTones: Readonly<Record<ProposalRow['status'], Tone>> = {
  open: 'info',
  approved: 'info',
  executed: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'bad',
}

/** One proposal of the list. */
export function ProposalItem({
  proposal,
  search,
}: {
  readonly proposal: ProposalRow
  readonly search: string
}) {
  const path = usePath()
  const { proposalId, kind, subject, madeAt, madeByName, reason, status } = proposal
  return (
    <NavLink className={styles.item ?? ''} to={{ pathname: path('proposals', proposalId), search }}>
      <Person name={madeByName ?? 'Platform'} isSmall isIcon />
      <b>{proposalWords[kind]}</b>
      <When at={madeAt} />
      <p>
        {subject}. {reason}
      </p>
      <span className={styles.state}>
        <Tag tone={statusTones[status]}>{proposalStatusWords[status]}</Tag>
      </span>
    </NavLink>
  )
}
