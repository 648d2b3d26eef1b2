import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './secret-note.module.css'

/** A secret that is shown once. It is only in the memory of this page, and gone when the person leaves it. */
export function SecretNote({
  secret,
  children,
  onStored,
}: {
  readonly secret: string
  readonly children: string
  readonly onStored: () => void
}) {
  return (
    <div role="status">
      <Note tone="warn" icon="key">
        <div className={styles.secret}>
          <b>{children} It is shown once: store it now.</b>
          <CopyText value={secret} name="secret" />
          <Button onPress={onStored}>I have stored it</Button>
        </div>
      </Note>
    </div>
  )
}
