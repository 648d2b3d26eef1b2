import type { ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import { Button } from '#controls/button.tsx'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode
  /** States what happened to the player's money. */
  text: ReactNode
  retry?: { label: string; onPress: () => void; loading?: boolean } | undefined
  /** `h1` where this is the only content of the page. */
  heading?: 'h1' | 'b'
}

export function ErrorState({ title, text, retry, heading: Heading = 'b' }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <Icon name="info" size="lg" />
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className="small muted">{text}</p>
        {retry && (
          <Button size="sm" icon="repeat" onPress={retry.onPress} loading={retry.loading ?? false}>
            {retry.label}
          </Button>
        )}
      </div>
    </div>
  )
}
