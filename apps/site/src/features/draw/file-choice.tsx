import { FileButton } from '@fairground/ui/controls/file-button.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import styles from './file-choice.module.css'

/** About twenty million tickets. The limit rejects files chosen by mistake, such as videos. */
const maxBytes = 2 * 1024 ** 3

export interface ChosenFile {
  /** Distinguishes two choices of the same file. */
  readonly chosenAt: number
  readonly name: string
  readonly content: Blob
}

export function FileChoice({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const t = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > maxBytes)
    if (file.size <= maxBytes) onFile({ chosenAt: performance.now(), name: file.name, content: file })
  }
  return (
    <div>
      <FileButton
        icon="upload"
        label={t('draw.verify.choose')}
        accept=".jsonl,application/x-ndjson"
        onFiles={([file]) => choose(file)}
      />
      <p className={styles.problem} role="alert">
        {tooLarge && t('draw.verify.tooLarge')}
      </p>
    </div>
  )
}
