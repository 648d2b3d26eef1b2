import { useState } from 'react'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Button } from '#parts/controls/button.tsx'
import type { PlayerActProps } from './act-props.ts'
import styles from './acts.module.css'

/** Issues a password for the player and shows it once. */
export function TemporaryPasswordButton({ player }: PlayerActProps) {
  const [password, setPassword] = useState<string>()
  const { playerId, username } = player
  return (
    <>
      <ActButton
        operation="issueTemporaryPassword"
        icon="key"
        isFull
        fixed={{ playerId, username: undefined }}
        title={`Issue a temporary password for ${username}?`}
        about="It works for 24 hours and is shown once. Give it to the player only after you have checked who they are."
        reasons={['The player called', 'The player cannot receive mail']}
        submitLabel="Issue the password"
        done="The password is shown once"
        onDone={output => setPassword(output.password)}
      >
        Temporary password…
      </ActButton>
      {password !== undefined && (
        <Note tone="warn" icon="key">
          <span className={styles.password}>
            <span>
              Works for 24 hours: <code translate="no">{password}</code>
            </span>
            <Button tone="quiet" onPress={() => setPassword(undefined)}>
              Hide for good
            </Button>
          </span>
        </Note>
      )}
    </>
  )
}
