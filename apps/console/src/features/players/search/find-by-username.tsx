import { type FormEvent, useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { Button } from '#parts/controls/button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { PlayerStatus } from '#parts/player/player-status.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { SegmentButton } from '#features/players/acts/segment-button.tsx'
import styles from './search-form.module.css'

function FoundByName({ username }: { readonly username: string }) {
  const found = useOperation('findPlayer', { username })
  return (
    <Panel title={username}>
      <Loaded query={found} what="There is no such player.">
        {({ playerId, status }) => (
          <>
            <Facts
              isLeft
              facts={[
                { title: 'Player', value: formatCount(playerId) },
                { title: 'Status', value: <PlayerStatus status={status} /> },
              ]}
            />
            <span>
              <SegmentButton playerId={playerId} segment={null} />
            </span>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** For staff who act on players without reading them: the number and the status of an exact username. */
export function FindByUsername() {
  const [value, setValue] = useState('')
  const [username, setUsername] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() !== '') setUsername(value.trim())
  }
  return (
    <>
      <Panel title="Find a player" isFlush>
        <form className={styles.form} role="search" aria-label="Find a player" onSubmit={submit}>
          <label className={styles.box}>
            <span className="vh">Username</span>
            <input
              value={value}
              placeholder="The whole username"
              autoComplete="off"
              spellCheck={false}
              onChange={event => setValue(event.target.value)}
            />
          </label>
          <Button tone="main" size="lg" type="submit" icon="search">
            Find
          </Button>
          <p className={styles.hint}>Your role sees the number and the status of a player, nothing else.</p>
        </form>
      </Panel>
      {username !== undefined && <FoundByName key={username} username={username} />}
    </>
  )
}
