import { useLocation, useNavigate, useParams } from 'react-router'
import { useNumberInAddress } from '#core/address/use-choice.ts'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { NumberInBar } from '#parts/controls/number-in-bar.tsx'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Hash } from '#parts/values/hash.tsx'
import { When } from '#parts/values/when.tsx'
import { JournalDetail } from './journal-detail.tsx'
import { LedgerParts } from './ledger-parts.tsx'
import { journalWords } from '#core/words/ledger.ts'

type Journal = PageRow<'listJournals'>

const columns: readonly Column<Journal>[] = [
  { id: 'number', title: 'Journal', width: 96, align: 'end', always: true, cell: row => row.journalId },
  {
    id: 'at',
    title: 'At',
    width: 124,
    text: row => new Date(row.at).toISOString(),
    cell: row => <When at={row.at} />,
  },
  { id: 'kind', title: 'What', always: true, cell: row => journalWords(row.kind) },
  { id: 'ref', title: 'Of number', width: 96, align: 'end', cell: row => (row.ref === 0 ? '' : row.ref) },
  {
    id: 'player',
    title: 'Player',
    width: 96,
    text: row => (row.playerId === null ? '' : String(row.playerId)),
    cell: row => (row.playerId === null ? '' : <PlayerLink playerId={row.playerId} />),
  },
  {
    id: 'hash',
    title: 'Hash',
    width: 124,
    text: row => row.hash,
    cell: row => <Hash value={row.hash} name="hash of the journal" />,
  },
]

/** Journals, newest first: all of them, or those of an account, a player or a draw. */
export function JournalsList() {
  const { journalId } = useParams()
  const [accountId, changeAccount] = useNumberInAddress('account')
  const [playerId, changePlayer] = useNumberInAddress('player')
  const [instanceId, changeInstance] = useNumberInAddress('draw')
  const path = usePath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const list = useRows('listJournals', {
    ...(accountId !== undefined && { accountId }),
    ...(playerId !== undefined && { playerId }),
    ...(instanceId !== undefined && { instanceId }),
  })
  const openId = journalId === undefined ? undefined : Number(journalId)
  const close = path('money', 'ledger', 'journals') + search
  const table = (
    <DataTable
      title="Journals"
      name="jn"
      {...list}
      columns={columns}
      rowKey={row => row.journalId}
      onOpen={row => void navigate(path('money', 'ledger', 'journals', row.journalId) + search)}
      onClose={() => void navigate(close)}
      openKey={openId}
      tools={
        <>
          <LedgerParts chosen="journals" />
          <NumberInBar key={`a${accountId}`} label="Account" value={accountId} onChange={changeAccount} />
          <NumberInBar key={`p${playerId}`} label="Player" value={playerId} onChange={changePlayer} />
          <NumberInBar key={`d${instanceId}`} label="Draw" value={instanceId} onChange={changeInstance} />
        </>
      }
      empty={
        <Empty title="No journal found" icon="document">
          {list.hasMore
            ? 'The newest 20,000 journals have none. Load more rows to go on.'
            : 'Nothing matches.'}
        </Empty>
      }
    />
  )
  if (openId === undefined) return table
  return (
    <Columns kind="detail">
      {table}
      <JournalDetail key={openId} journalId={openId} closeHref={close} />
    </Columns>
  )
}
