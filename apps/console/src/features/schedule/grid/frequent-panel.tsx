import { Link } from 'react-router'
import { formatCount } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { describeSchedule } from '../plan/schedule-words.ts'
import { type FrequentGame, type ScheduledGame, toRhythm } from '../plan/starts.ts'
import styles from './grid.module.css'

interface FrequentPanelProps {
  readonly frequent: readonly FrequentGame[]
  readonly games: readonly ScheduledGame[]
  readonly singleCount: number
}

const otherWords = { deck: 'a deck after the other', whenFull: 'when the last line is sold' } as const

/** Games that would fill the calendar, and those without fixed times. */
export function FrequentPanel({ frequent, games, singleCount }: FrequentPanelProps) {
  const path = usePath()
  const others = games.flatMap(game => {
    const rhythm = toRhythm(game)
    return rhythm === 'deck' || rhythm === 'whenFull' ? [{ ...game, words: otherWords[rhythm] }] : []
  })
  const sum = frequent.reduce((total, { count }) => total + count, singleCount)
  return (
    <Panel title="Not in the calendar" isFlush>
      <table className={styles.frequent}>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Runs start</th>
            <th scope="col">Runs</th>
          </tr>
        </thead>
        <tbody>
          {frequent.map(({ gameId, title, schedule, count, closedCount }) => (
            <tr key={gameId}>
              <th scope="row">
                <Link to={path('schedule', gameId)}>{title}</Link>
              </th>
              <td>
                {describeSchedule(schedule)}
                {closedCount > 0 && `, ${formatCount(closedCount)} closed`}
              </td>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
          {others.map(({ gameId, title, words }) => (
            <tr key={gameId}>
              <th scope="row">
                <Link to={path('schedule', gameId)}>{title}</Link>
              </th>
              <td>{words}</td>
              <td>–</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              With {formatCount(singleCount)} single runs
            </th>
            <td>{formatCount(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
