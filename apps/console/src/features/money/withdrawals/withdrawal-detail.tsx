import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { type Fact, Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { CloseLink, ObjectLink } from '#parts/controls/links.tsx'
import { DecideCell } from './decide-cell.tsx'
import { RejectButton } from './reject-button.tsx'
import {
  describeStatus,
  identityWords,
  methodWords,
  reasonWords,
  routeWords,
  stopWords,
} from './withdrawal-words.ts'
import type { Withdrawal } from './withdrawal.ts'

const toFacts = (row: Withdrawal): readonly Fact[] => [
  { title: 'Player', value: <PlayerLink playerId={row.playerId} name={row.username} /> },
  { title: 'To', value: row.method === null ? 'No payment method' : methodWords[row.method] },
  {
    title: 'Identity',
    value: <Tag tone={identityWords[row.identity].tone}>{identityWords[row.identity].title}</Tag>,
  },
  { title: 'Requested', value: <When at={row.requestedAt} /> },
  { title: 'Decided by', value: row.route === null ? 'Not known yet' : routeWords[row.route] },
  { title: 'Approvals', value: `${row.approvals.given} of ${row.approvals.needed}` },
  ...(row.approvedByName === null ? [] : [{ title: 'Approved by', value: row.approvedByName }]),
]

/** One withdrawal with the reasons of the routing rule. */
export function WithdrawalDetail({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { amount } = useFormat()
  const path = usePath()
  const { mayDo } = useRights()
  const { withdrawalId, reasons, stop, proposal, status } = withdrawal
  const { title, tone } = describeStatus(status)
  return (
    <Panel
      title={`${amount(withdrawal.minorUnits, withdrawal.currency)} to ${withdrawal.username}`}
      about={<Tag tone={tone}>{title}</Tag>}
      tools={<CloseLink href={path('money', 'withdrawals')} what="the withdrawal" />}
      footer={
        <>
          <DecideCell withdrawal={withdrawal} />
          <RejectButton withdrawal={withdrawal} />
        </>
      }
    >
      {stop !== null && (
        <Note tone="warn" icon="warning">
          {stopWords[stop]}.
        </Note>
      )}
      <Facts facts={toFacts(withdrawal)} />
      {reasons.length > 0 && (
        <div>
          <b>Why a person is needed</b>
          <ul>
            {reasons.map(reason => (
              <li key={reason}>{reasonWords[reason]}</li>
            ))}
          </ul>
        </div>
      )}
      {proposal && (
        <Note tone="info">
          {proposal.madeByName ?? 'A colleague'} approved it first, in{' '}
          <ObjectLink href={path('proposals', proposal.proposalId)}>
            proposal {proposal.proposalId}
          </ObjectLink>
          .
        </Note>
      )}
      {mayDo('getJournal') && (
        <ButtonLink href={path('money', 'ledger', 'journals', withdrawalId)}>
          Journal {withdrawalId} in the ledger
        </ButtonLink>
      )}
    </Panel>
  )
}
