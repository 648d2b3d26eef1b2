import type { ReactNode } from 'react'
import { Button } from '#controls/button.tsx'
import { Spinner } from './spinner.tsx'
import styles from './connection.module.css'

export interface ConnectionTexts {
  /** "Reconnecting… attempt 1". */
  title: ReactNode
  text?: ReactNode
  retry?: { label: string; onPress: () => void } | undefined
}

function Message({ title, text, retry }: ConnectionTexts) {
  return (
    <>
      <Spinner size={36} />
      <div className={styles.text}>
        <b>{title}</b>
        {text && <p className="small">{text}</p>}
      </div>
      {retry && (
        <Button size="sm" onPress={retry.onPress}>
          {retry.label}
        </Button>
      )}
    </>
  )
}

/** Below the header of a page that has lost its connection. */
export function ConnectionBanner(props: ConnectionTexts) {
  return (
    <div className={styles.banner} role="status">
      <Message {...props} />
    </div>
  )
}

/** Covers the nearest positioned ancestor, the stage, so that tickets and prizes stay readable. */
export function ConnectionVeil(props: ConnectionTexts) {
  return (
    <div className={styles.veil} role="status">
      <div className={styles.card}>
        <Message {...props} />
      </div>
    </div>
  )
}
