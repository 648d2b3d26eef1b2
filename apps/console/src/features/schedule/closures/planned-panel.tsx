import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { When } from '#parts/values/when.tsx'
import styles from '../grid/grid.module.css'
import type { PlannedInstance, ScheduledGame } from '../plan/starts.ts'

/** Runs besides the schedule that no worker has opened yet. */
export function PlannedPanel({
  planned,
  games,
}: {
  readonly planned: readonly PlannedInstance[]
  readonly games: readonly ScheduledGame[]
}) {
  const { moment } = useFormat()
  if (planned.length === 0) return null
  const titles = new Map(games.map(({ gameId, title }) => [gameId, title]))
  return (
    <Panel title="Planned one-off runs">
      <ul className={styles.list}>
        {planned.map(({ gameId, startAt, registrationEndAt }) => {
          const title = titles.get(gameId) ?? `Game ${gameId}`
          return (
            <li key={`${gameId}-${startAt}`}>
              <span>
                <b>{title}</b>
                <small>
                  starts <When at={startAt} />, sales close <When at={registrationEndAt} />
                </small>
              </span>
              <ActButton
                operation="cancelPlannedInstance"
                fixed={{ gameId, startAt }}
                title={`Cancel ${title} at ${moment(startAt)}?`}
                about="The run is not open yet, so no player holds a ticket of it."
                submitLabel="Cancel the run"
                cancelLabel="Keep it"
                done="The run is cancelled"
              >
                Cancel…
              </ActButton>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
