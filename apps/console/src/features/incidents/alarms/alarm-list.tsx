import { useNavigate, useSearchParams } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { TextLink } from '#parts/controls/text-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { When } from '#parts/values/when.tsx'
import { useGameTitles } from '../use-game-titles.ts'
import { describeAlarm, findAlarmGame, toAlarmTitle } from './alarm-words.ts'

type Alarm = PageRow<'listAlarms'>

const chips = [
  { id: 'unhandled', title: 'Without an incident' },
  { id: 'all', title: 'All' },
] as const

function Handle({ alarm }: { readonly alarm: Alarm }) {
  const path = usePath()
  const navigate = useNavigate()
  if (alarm.incidentId !== null)
    return <TextLink href={path('incidents', alarm.incidentId)}>Incident {alarm.incidentId}</TextLink>
  return (
    <ActButton
      operation="openIncident"
      fixed={{ alarmId: alarm.alarmId, gameId: undefined, affectedFrom: undefined, affectedTo: undefined }}
      initial={{ title: toAlarmTitle(alarm.kind) }}
      title={`Open an incident from alarm ${alarm.alarmId}?`}
      about="The alarm determines the game and the time of the affected draws."
      labels={{ title: 'What happened, in a few words' }}
      submitLabel="Open the incident"
      done={({ incidentId }) => `Incident ${incidentId} is open`}
      onDone={({ incidentId }) => void navigate(path('incidents', incidentId))}
    >
      Open an incident…
    </ActButton>
  )
}

const useColumns = (): readonly Column<Alarm>[] => {
  const { moment } = useFormat()
  const getTitle = useGameTitles()
  const getGame = ({ facts, subject }: Alarm): string => {
    const gameId = findAlarmGame(facts)
    return gameId === undefined ? subject : getTitle(gameId)
  }
  return [
    {
      id: 'raised',
      title: 'Raised',
      width: 120,
      sortBy: row => row.raisedAt,
      text: row => moment(row.raisedAt),
      cell: row => <When at={row.raisedAt} />,
    },
    {
      id: 'alarm',
      title: 'Alarm',
      width: 260,
      always: true,
      sortBy: row => row.kind,
      text: row => toAlarmTitle(row.kind),
      cell: row => toAlarmTitle(row.kind),
    },
    { id: 'game', title: 'Game', width: 170, sortBy: getGame, text: getGame, cell: getGame },
    {
      id: 'why',
      title: 'Why',
      always: true,
      text: row => describeAlarm(row.facts),
      cell: row => describeAlarm(row.facts),
    },
    {
      id: 'incident',
      title: 'Incident',
      width: 170,
      always: true,
      text: row => (row.incidentId === null ? '' : String(row.incidentId)),
      cell: row => <Handle alarm={row} />,
    },
  ]
}

/** Alarms of the platform, newest first. */
export function AlarmList() {
  const [params, setParams] = useSearchParams()
  const chosen = params.get('alarms') === 'all' ? 'all' : 'unhandled'
  const rows = useRows('listAlarms', chosen === 'all' ? {} : { isUnhandled: true }, { refreshMs: 30_000 })
  const columns = useColumns()
  return (
    <>
      <Chips
        label="Alarms"
        chips={chips}
        chosen={chosen}
        onChoose={id => setParams(id === 'all' ? { alarms: 'all' } : {}, { replace: true })}
      />
      <DataTable
        {...rows}
        title="Alarms"
        name="alarms"
        columns={columns}
        rowKey={row => row.alarmId}
        empty={
          chosen === 'all' ? (
            <Empty title="No alarms">None was ever raised.</Empty>
          ) : (
            <Empty title="No alarm waits">Each one has its incident.</Empty>
          )
        }
      />
    </>
  )
}
