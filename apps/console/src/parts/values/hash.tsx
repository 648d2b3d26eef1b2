import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { say } from '#core/toasts.ts'
import styles from './hash.module.css'

/** Four first and four last digits of a hash. Copying takes all of it. */
export function Hash({ value, name = 'hash' }: { readonly value: string; readonly name?: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value)
    say({ tone: 'info', title: `The ${name} is copied` })
  }
  return (
    <span className={styles.hash}>
      <code title={value}>{value.length > 12 ? `${value.slice(0, 4)}…${value.slice(-4)}` : value}</code>
      <IconButton icon="copy" size="sm" label={`Copy the ${name}`} onPress={() => void copy()} />
    </span>
  )
}
