import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { useOperator } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Beside } from '#parts/layout/beside.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { PlayerProtection } from '../player/player-protection.tsx'
import type { Flag } from './flag.ts'
import { toFlagColumns } from './flag-columns.tsx'
import { WorklistFigures } from './worklist-figures.tsx'

const pageSize = 200

/** Flags that a person must handle, the oldest first, and one player beside them. */
export function WorklistPage() {
  const playerId = Number(useParams()['playerId'] ?? Number.NaN)
  const [parameters, setParameters] = useSearchParams()
  const status = parameters.get('show') === 'handled' ? 'handled' : 'open'
  const { rows, ...rest } = useRows('listFlags', { status, limit: pageSize })
  const navigate = useNavigate()
  const path = usePath()
  const { currency } = useOperator()
  const { zone } = useFormat()
  const columns = useMemo(() => toFlagColumns(currency.code, zone), [currency.code, zone])
  const isOpen = Number.isSafeInteger(playerId)
  const search = parameters.toString()
  const open = (id: number | undefined) =>
    void navigate({
      pathname: id === undefined ? path('saferPlay', 'worklist') : path('saferPlay', 'worklist', id),
      search,
    })
  const show = (id: 'open' | 'handled') => {
    const next = new URLSearchParams(parameters)
    next.set('show', id)
    setParameters(next, { replace: true })
  }

  const list = (
    <DataTable<Flag>
      title={status === 'open' ? 'A person must look' : 'Handled flags'}
      name="flags"
      rows={rows}
      {...rest}
      onEndReached={rest.hasMore ? rest.onEndReached : undefined}
      columns={columns}
      rowKey={({ flagId }) => flagId}
      openKey={rows.find(each => each.playerId === playerId)?.flagId}
      onOpen={flag => open(flag.playerId)}
      onClose={() => open(undefined)}
      rowTone={({ isOverdue, handledAt }) => (isOverdue && handledAt === null ? 'danger' : undefined)}
      tools={
        <Chips
          label="Which flags"
          chips={[
            { id: 'open', title: 'Waiting' },
            { id: 'handled', title: 'Handled' },
          ]}
          chosen={status}
          onChoose={show}
        />
      }
      empty={
        status === 'open' ? (
          <Empty title="No player waits for a person">The rules look at every play as it happens.</Empty>
        ) : (
          <Empty icon="clock" title="No flag was handled yet">
            A recorded interaction handles a flag.
          </Empty>
        )
      }
      footer="Points come from the player's own history: 3 for a strong sign, 1 for a notice. Age, place and sex do not count."
    />
  )
  return (
    <>
      {status === 'open' && !rest.isLoading && !rest.error && (
        <WorklistFigures flags={rows} hasMore={rest.hasMore} />
      )}
      <Beside
        list={list}
        detail={
          isOpen ? (
            <PlayerProtection
              key={playerId}
              playerId={playerId}
              flag={rows.find(each => each.playerId === playerId)}
              onClose={() => open(undefined)}
            />
          ) : undefined
        }
      />
    </>
  )
}
