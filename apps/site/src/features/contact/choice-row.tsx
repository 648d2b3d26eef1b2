import { Switch } from '@fairground/ui/controls/switch.tsx'
import styles from './choice-row.module.css'

export interface ChoiceRowProps {
  title: string
  text: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch at the end of its label. */
export function ChoiceRow({ title, text, checked, disabled = false, onChange }: ChoiceRowProps) {
  return (
    <div className={styles.row}>
      <Switch
        label={
          <>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </>
        }
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  )
}
