import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import styles from './file-choice.module.css'

/** Some twenty million tickets; it only keeps a mistaken film from being read. */
const mostBytes = 2 * 1024 ** 3

export interface ChosenFile {
  /** Tells two choices of the same file apart. */
  readonly chosenAt: number
  readonly name: string
  readonly content: Blob
}

export function FileChoice({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const t = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > mostBytes)
    if (file.size <= mostBytes) onFile({ chosenAt: performance.now(), name: file.name, content: file })
  }
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <Icon name="upload" />
        {t('draw.verify.choose')}
        <input
          type="file"
          accept=".jsonl,application/x-ndjson"
          onChange={event => {
            choose(event.target.files?.[0])
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
