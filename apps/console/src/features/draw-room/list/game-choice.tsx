import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import styles from './game-choice.module.css'

/** Chooses one game for the list, for those who may read games. */
export function GameChoice({
  gameId,
  onChoose,
}: {
  readonly gameId: number | undefined
  readonly onChoose: (gameId: number | undefined) => void
}) {
  const { mayDo } = useRights()
  const { data } = useOperation('listGames', { limit: 200 }, { isEnabled: mayDo('listGames') })
  if (!data) return null
  return (
    <label className={styles.choice}>
      <span>Game</span>
      <select
        value={gameId ?? ''}
        onChange={event => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">All games</option>
        {data.games.map(game => (
          <option key={game.gameId} value={game.gameId}>
            {game.title}
          </option>
        ))}
      </select>
    </label>
  )
}
