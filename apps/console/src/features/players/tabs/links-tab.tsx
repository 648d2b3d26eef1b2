import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonAsk } from '#parts/form/reason-ask.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { PlayerStatus } from '#parts/player/player-status.tsx'
import { describeStatus } from '#parts/player/status-words.ts'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { When } from '#parts/values/when.tsx'
import type { TabProps } from './tab-props.ts'

type Links = OperatorOutput<'listLinkedAccounts'>
type Account = Links['accounts'][number]
type LinkReason = Account['reasons'][number]

const reasonWords = {
  paymentInstrument: 'payment instrument',
  network: 'network',
  device: 'device',
  phone: 'phone',
  person: 'name and birth date',
} as const satisfies Readonly<Record<LinkReason, string>>

const columns: readonly Column<Account>[] = [
  {
    id: 'player',
    title: 'Player',
    cell: ({ playerId, username }) => <PlayerLink playerId={playerId} name={username} />,
    text: ({ username }) => username,
    always: true,
  },
  {
    id: 'reasons',
    title: 'The same',
    cell: ({ reasons }) => reasons.map(reason => reasonWords[reason]).join(', '),
    always: true,
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <PlayerStatus status={status} />,
    text: ({ status }) => describeStatus(status).title,
    width: 130,
  },
  {
    id: 'since',
    title: 'Since',
    cell: ({ createdAt }) => <When at={createdAt} style="day" />,
    text: ({ createdAt }) => new Date(createdAt).toISOString(),
    sortBy: ({ createdAt }) => createdAt,
    width: 120,
  },
]

function Crowds({ crowds }: Pick<Links, 'crowds'>) {
  const shared = (Object.keys(crowds) as LinkReason[]).map(
    reason => `${reasonWords[reason]} (${formatCount(crowds[reason] ?? 0)})`,
  )
  if (shared.length === 0) return null
  return (
    <Note tone="info">
      More than 20 accounts share a value, for example a network of a company. They are not listed:{' '}
      {shared.join(', ')}.
    </Note>
  )
}

export function LinksTab({ player: { playerId } }: TabProps) {
  const [reason, setReason] = useState('')
  const { data, error, isReading, read } = useLoggedRead('listLinkedAccounts')
  if (!data)
    return (
      <Panel title="Linked accounts">
        <p>
          Accounts with the same payment instrument, network, device, phone or person. The log keeps each
          look.
        </p>
        <ReasonAsk
          reason={reason}
          onChange={setReason}
          reasons={['Check of a new account', 'Check of a withdrawal', 'Signs of fraud']}
          submitLabel="Show linked accounts"
          isLoading={isReading}
          onSubmit={() => void read({ playerId, reason })}
        />
        {Boolean(error) && <Problem error={error} what="The linked accounts did not load." />}
      </Panel>
    )
  return (
    <>
      <Crowds crowds={data.crowds} />
      <DataTable
        title="Linked accounts"
        name="links"
        rows={data.accounts}
        columns={columns}
        rowKey={account => account.playerId}
        empty={<Empty title="No shared card, device, network, phone or person with another player" />}
        footer={`${formatQuantity(data.accounts.length, 'account')}, at most 200. Read for: ${reason}`}
      />
    </>
  )
}
