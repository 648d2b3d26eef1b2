import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from './note.tsx'
import styles from './problem.module.css'

const describe = (error: unknown): { readonly text: string; readonly id?: string | undefined } => {
  if (error instanceof OperatorCallFault) return { text: error.fault.text, id: error.fault.id }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { text: 'There was no answer in time.' }
  return { text: 'The console cannot be reached.' }
}

/** The words of an error for a person. */
export const describeError = (error: unknown): string => describe(error).text

/** Says what failed, with a way to try again. Other panels stay. */
export function Problem({
  error,
  what = 'This did not load.',
  onRetry,
}: {
  readonly error: unknown
  readonly what?: string
  readonly onRetry?: (() => void) | undefined
}) {
  const { text, id } = describe(error)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(id ?? '')
    say({ tone: 'info', title: 'The id of the log entry is copied' })
  }
  return (
    <div className={styles.problem} role="alert">
      <Note tone="bad" icon="warning">
        <b>{what}</b> {text}
        {id && <code> {id}</code>}
      </Note>
      <div className={styles.acts}>
        {onRetry && (
          <Button tone="main" onPress={onRetry}>
            Try again
          </Button>
        )}
        {id && (
          <Button icon="copy" onPress={() => void copy()}>
            Copy the id
          </Button>
        )}
      </div>
    </div>
  )
}
