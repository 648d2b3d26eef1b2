import type { InputHTMLAttributes } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import styles from './file-button.module.css'

export interface FileButtonProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'capture'> {
  icon: IconName
  label: string
  onFiles: (files: readonly File[]) => void
  className?: string | undefined
}

/** A file input that looks like a secondary button. */
export function FileButton({ icon, label, onFiles, className, ...input }: FileButtonProps) {
  return (
    <label className={classes(styles.button, className)}>
      <Icon name={icon} />
      {label}
      <input
        {...input}
        type="file"
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // Without the reset, choosing the same file again fires no event.
          event.target.value = ''
        }}
      />
    </label>
  )
}
