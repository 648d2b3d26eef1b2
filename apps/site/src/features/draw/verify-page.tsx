import { TextButton, TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { CheckedRecord } from '#features/draw/checked-record.tsx'
import { DrawDetails } from './draw-details.tsx'
import type { ChosenFile } from '#features/draw/file-choice.tsx'
import styles from './draw-page.module.css'

const NO_RECEIPTS: readonly object[] = []

/** Checks a published draw, or a file that the player chose. */
export function VerifyPage({
  gameInstanceId,
  first,
  onBack,
}: {
  gameInstanceId: number | undefined
  first: ChosenFile | undefined
  onBack: () => void
}) {
  const t = useText()
  const [file, setFile] = useState(first)
  return (
    <div className={styles.page} data-narrow="">
      <div className={styles.links}>
        {gameInstanceId === undefined ? (
          <TextButton icon="back" onPress={onBack}>
            {t('draw.verify.back')}
          </TextButton>
        ) : (
          <TextLink href="/draws" icon="back">
            {t('draw.verify.back')}
          </TextLink>
        )}
        <TextLink href="/fairness" icon="shield">
          {t('draw.list.fairness')}
        </TextLink>
      </div>
      <h1 tabIndex={-1}>{t('draw.verify.title')}</h1>
      {file ? (
        <CheckedRecord
          key={file.chosenAt}
          file={file.content}
          fileName={file.name}
          own
          receipts={NO_RECEIPTS}
          onFile={setFile}
        />
      ) : (
        gameInstanceId !== undefined && <DrawDetails gameInstanceId={gameInstanceId} onFile={setFile} />
      )}
    </div>
  )
}
