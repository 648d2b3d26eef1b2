import { useEffect, useRef } from 'react'
import styles from './select-box.module.css'

export interface SelectBoxProps {
  readonly label: string
  readonly isChecked: boolean
  readonly isMixed?: boolean | undefined
  /** Why the row cannot be selected. */
  readonly reason?: string | undefined
  readonly onChange?: (() => void) | undefined
}

export function SelectBox({ label, isChecked, isMixed = false, reason, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={reason === undefined ? label : `${label}. Not possible: ${reason}`}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      checked={isChecked}
      readOnly={onChange === undefined}
      onChange={onChange}
    />
  )
}
