import { Link } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import styles from './player-link.module.css'

/** A player by name, with a link for those who may read players. */
export function PlayerLink({
  playerId,
  name,
}: {
  readonly playerId: number
  readonly name?: string | undefined
}) {
  const path = usePath()
  const { mayDo } = useRights()
  const text = name ?? `Player ${playerId}`
  return mayDo('getPlayer') ? (
    <Link className={styles.link} to={path('players', playerId)}>
      {text}
    </Link>
  ) : (
    text
  )
}
