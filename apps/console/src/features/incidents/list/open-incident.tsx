import { useNavigate } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { GameField } from '../game-field.tsx'

/** Opens an incident by hand. */
export function OpenIncident() {
  const navigate = useNavigate()
  const path = usePath()
  return (
    <ActButton
      operation="openIncident"
      fixed={{}}
      title="Open an incident?"
      about="The incident finds the affected draws and players by game and time, and keeps a timeline. Players see nothing of it."
      labels={{
        title: 'What happened, in a few words',
        gameId: 'Game',
        affectedFrom: 'First affected show',
        affectedTo: 'Last affected show',
      }}
      fields={{ alarmId: () => null, gameId: field => <GameField field={field} /> }}
      submitLabel="Open the incident"
      done={({ incidentId }) => `Incident ${incidentId} is open`}
      onDone={({ incidentId }) => void navigate(path('incidents', incidentId))}
      tone="main"
      icon="plus"
    >
      Open an incident…
    </ActButton>
  )
}
