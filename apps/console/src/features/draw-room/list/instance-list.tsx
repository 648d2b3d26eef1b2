import { useNavigate, useSearchParams } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { StaleStamp } from '#parts/feedback/stale-stamp.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { stageNames, stages, toStage } from '#features/draw-room/logic/stages.ts'
import { TicketTools } from './ticket-tools.tsx'
import { GameChoice } from './game-choice.tsx'
import { useInstanceColumns } from './instance-columns.tsx'
import { useInstances } from './use-instances.ts'
import styles from './game-choice.module.css'

/** All draws, by stage and game. */
export function InstanceList() {
  const path = usePath()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const stage = toStage(params.get('stage'))
  const game = Number(params.get('game') ?? 0)
  const gameId = Number.isInteger(game) && game > 0 ? game : undefined
  const rows = useInstances(stage, gameId)
  const columns = useInstanceColumns()
  const choose = (name: string, value: string | undefined) =>
    setParams(
      now => {
        const next = new URLSearchParams(now)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <Page title="Draw room" tools={<StaleStamp />}>
      <div className={styles.row}>
        <Chips
          label="Stage"
          chips={stageNames.map(id => ({ id, title: stages[id].title }))}
          chosen={stage}
          onChoose={id => choose('stage', id === 'all' ? undefined : id)}
        />
        <GameChoice gameId={gameId} onChoose={id => choose('game', id?.toString())} />
      </div>
      <DataTable
        {...rows}
        title={stage === 'all' ? 'Draws' : `Draws: ${stages[stage].title.toLowerCase()}`}
        name="draws"
        columns={columns}
        rowKey={row => row.instanceId}
        onOpen={row => void navigate(path('drawRoom', row.instanceId))}
        rowTone={row => (row.isHeld ? 'danger' : row.status === 'RETRY' ? 'warn' : undefined)}
        empty={
          stage === 'held' ? (
            <Empty title="No draw is held">Every draw goes its way.</Empty>
          ) : (
            <Empty title="No draws here" icon="calendar">
              Draws appear when a game with a schedule opens them.
            </Empty>
          )
        }
      />
      <TicketTools />
    </Page>
  )
}
