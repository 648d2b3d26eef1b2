import { depositStates } from '@fairground/contract/operator/money-views'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useChoice, useNumberInAddress } from '#core/address/use-choice.ts'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button } from '#parts/controls/button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { depositColumns } from './deposit-columns.tsx'
import { DepositDetail } from './deposit-detail.tsx'
import { depositStateWords } from './deposit-words.ts'

/** Deposits, newest first. One of them is open beside the list. */
export function DepositsDesk() {
  const { depositId } = useParams()
  const [state, chooseState] = useChoice('state', ['ALL', ...depositStates])
  const [playerId, changePlayer] = useNumberInAddress('player')
  const path = usePath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const list = useRows('listDeposits', {
    ...(state !== 'ALL' && { state }),
    ...(playerId !== undefined && { playerId }),
  })
  const openId = depositId === undefined ? undefined : Number(depositId)
  const close = path('money', 'deposits') + search
  const table = (
    <DataTable
      title="Deposits"
      name="dp"
      {...list}
      columns={depositColumns}
      rowKey={row => row.depositId}
      onOpen={row => void navigate(path('money', 'deposits', row.depositId) + search)}
      onClose={() => void navigate(close)}
      openKey={openId}
      tools={
        <>
          <Chips
            label="State of the deposits"
            chips={[
              { id: 'ALL', title: 'All' },
              ...depositStates.map(id => ({ id, title: depositStateWords[id].title })),
            ]}
            chosen={state}
            onChoose={chooseState}
          />
          {playerId !== undefined && (
            <Button icon="close" onPress={() => changePlayer(undefined)}>
              Of player {playerId}
            </Button>
          )}
        </>
      }
      empty={
        <Empty title="No deposit here" icon="wallet">
          {state === 'ALL' && playerId === undefined
            ? 'The first deposit of a player appears here.'
            : 'No deposit matches the choice above.'}
        </Empty>
      }
    />
  )
  if (openId === undefined) return table
  return (
    <Columns kind="detail">
      {table}
      <DepositDetail key={openId} depositId={openId} closeHref={close} />
    </Columns>
  )
}
