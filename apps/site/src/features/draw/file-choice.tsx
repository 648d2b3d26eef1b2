import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import styles from './file-choice.module.css'

/** Far above any real record; it only keeps a mistaken film from being read. */
const mostBytes = 200 * 1024 * 1024

export interface ChosenFile {
  /** Tells two choices of the same file apart. */
  readonly chosenAt: number
  readonly name: string
  readonly text: string
}

export function FileChoice({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const t = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > mostBytes)
    if (file.size <= mostBytes)
      onFile({ chosenAt: performance.now(), name: file.name, text: await file.text() })
  }
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <Icon name="upload" />
        {t('draw.verify.choose')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p className={styles.problem} role="alert">
        {tooLarge && t('draw.verify.tooLarge')}
      </p>
    </div>
  )
}
