import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { say } from '#core/toasts.ts'
import styles from './copy-text.module.css'

/** A text that is needed elsewhere, with a button that copies it. */
export function CopyText({ value, name }: { readonly value: string; readonly name: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value)
    say({ tone: 'info', title: `The ${name} is copied` })
  }
  return (
    <span className={styles.text}>
      <code>{value}</code>
      <IconButton icon="copy" size="sm" label={`Copy the ${name}`} onPress={() => void copy()} />
    </span>
  )
}
