import { Link } from 'react-router'
import type { PageRow, Rows } from '#core/api/use-rows.ts'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button } from '#parts/controls/button.tsx'
import { useListKeys } from '#parts/controls/use-list-keys.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { PlayerStatus } from '#parts/player/player-status.tsx'
import { When } from '#parts/values/when.tsx'
import styles from './results.module.css'

type Found = PageRow<'searchPlayers'>

function FoundPlayer({ player }: { readonly player: Found }) {
  const path = usePath()
  const { playerId, username, status, country, createdAt, firstName, lastName, email } = player
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <li>
      <Link className={styles.player} to={path('players', playerId)}>
        <span className={styles.name}>
          <b>{username}</b>
          <small>Player {formatCount(playerId)}</small>
        </span>
        <PlayerStatus status={status} />
        <span className={styles.masked}>{name === '' ? 'No name given' : name}</span>
        <span className={styles.masked}>{email ?? 'No email given'}</span>
        <small>
          {country === null ? '' : `${country} · `}since <When at={createdAt} style="day" />
        </small>
      </Link>
    </li>
  )
}

/** The players that a search found, with masked personal data. */
export function Results({ found }: { readonly found: Rows<Found> }) {
  const { rows, isLoading, error, hasMore, isLoadingMore } = found
  const keys = useListKeys()
  if (isLoading) return <Bars count={4} />
  if (error && rows.length === 0)
    return <Problem error={error} what="The search failed." onRetry={found.onRetry} />
  const count = `${formatQuantity(rows.length, 'player')}${hasMore ? ' and more' : ''}`
  return (
    <Panel
      title="Found"
      about={<span role="status">{count}</span>}
      isFlush
      footer={
        hasMore && (
          <Button tone="quiet" isLoading={isLoadingMore} onPress={found.onEndReached}>
            Show more
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <Empty title="No player has this value" icon="search">
          Check the spelling, or choose what to find by. Only the username may be its beginning.
        </Empty>
      ) : (
        <ul className={styles.list} {...keys}>
          {rows.map(player => (
            <FoundPlayer key={player.playerId} player={player} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
