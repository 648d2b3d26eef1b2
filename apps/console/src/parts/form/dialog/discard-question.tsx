import styles from './act-dialog.module.css'

interface DiscardQuestionProps {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asks before a changed form is thrown away. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <div className={styles.question} role="alertdialog" aria-label="Throw away what you entered?">
      <p>Throw away what you entered?</p>
      <span className={styles.answers}>
        <button type="button" className={styles.safe} onClick={onKeep} ref={button => button?.focus()}>
          Keep it
        </button>
        <button type="button" className={styles.safe} onClick={onDiscard}>
          Throw away
        </button>
      </span>
    </div>
  )
}
