import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { isTimed } from '@fairground/rules/game/schedule'
import { ActButton } from '#parts/acts/act-button.tsx'
import type { ScheduledGame } from '../plan/starts.ts'
import { GameField } from './game-field.tsx'

/** Plans one run besides the schedule. */
export function AddRun({ games }: { readonly games: readonly ScheduledGame[] }) {
  const possible = games.filter(({ kind, schedule }) => !isInstantKind(kind) && isTimed(schedule))
  return (
    <ActButton
      operation="createInstance"
      icon="plus"
      fixed={{}}
      title="Add a run"
      about="The run has the terms of the game and is on sale within seconds. It can be cancelled until it is open."
      fields={{ gameId: field => <GameField field={field} games={possible} /> }}
      submitLabel="Add the run"
      done="The run is planned"
    >
      Add a run…
    </ActButton>
  )
}
