import { ActButton } from '#parts/acts/act-button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { When } from '#parts/values/when.tsx'
import styles from '../grid/grid.module.css'
import type { GameClosure, ScheduledGame } from '../plan/starts.ts'
import { GameField } from './game-field.tsx'

/** Periods in which no run of a game, or of any game, starts. */
export function ClosuresPanel({
  closures,
  games,
}: {
  readonly closures: readonly GameClosure[]
  readonly games: readonly ScheduledGame[]
}) {
  const titles = new Map(games.map(({ gameId, title }) => [gameId, title]))
  return (
    <Panel
      title="Closed periods"
      tools={
        <ActButton
          operation="addClosure"
          icon="plus"
          fixed={{}}
          title="Add a closed period"
          about="No run that starts in the period opens. Runs that are open already stay and are drawn."
          labels={{
            title: 'Name, such as Christmas',
            from: 'First start that is closed',
            until: 'Open again from',
          }}
          fields={{ gameId: field => <GameField field={field} games={games} allWords="All games" /> }}
          submitLabel="Close the period"
          done="The period is closed"
        >
          Add…
        </ActButton>
      }
    >
      {closures.length === 0 ? (
        <p className={styles.quiet}>No period is closed.</p>
      ) : (
        <ul className={styles.list}>
          {closures.map(({ closureId, gameId, title, from, until }) => (
            <li key={closureId}>
              <span>
                <b>{title}</b>
                <small>
                  {gameId === null ? 'All games' : (titles.get(gameId) ?? `Game ${gameId}`)},{' '}
                  <When at={from} /> to <When at={until} />
                </small>
              </span>
              <ActButton
                operation="removeClosure"
                fixed={{ closureId }}
                title={`Open ${title} again?`}
                about="Runs of the period that lie ahead open by the schedule."
                submitLabel="Open the period"
                done="The period is open again"
              >
                Open again…
              </ActButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
