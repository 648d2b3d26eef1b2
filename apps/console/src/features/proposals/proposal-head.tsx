import { useFormat } from '#core/operator/use-format.ts'
import { proposalStatusWords, proposalWords } from '#core/words/proposal-kinds.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Person } from '#parts/values/person.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { type ProposalRow, statusTones } from './proposal-item.tsx'
import styles from './proposals.module.css'

/** What is proposed, by whom and why. */
export function ProposalHead({ proposal }: { readonly proposal: ProposalRow }) {
  const { moment } = useFormat()
  const { proposalId, kind, subject, status, madeByName, madeAt, expiresAt, reason } = proposal
  const until = status === 'open' ? ` · expires ${moment(expiresAt)}` : ''
  return (
    <Panel
      title={proposalWords[kind]}
      about={<Tag tone={statusTones[status]}>{proposalStatusWords[status]}</Tag>}
      tools={`Proposal ${proposalId}${until}`}
    >
      <Person name={madeByName ?? 'Platform'} note={`asked ${moment(madeAt)} · ${subject}`} />
      <p className={styles.reason}>“{reason}”</p>
    </Panel>
  )
}
