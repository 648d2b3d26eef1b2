import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { VerifySteps } from '@fairground/ui/parts/verify-steps.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { Explanations } from '#features/draw/explanations.tsx'
import { FileChoice, type ChosenFile } from '#features/draw/file-choice.tsx'
import { FingerprintsCard } from '#features/draw/fingerprints.tsx'
import { ReceiptsCard } from '#features/draw/receipts-card.tsx'
import { saveFile } from '#features/draw/save-file.ts'
import { useVerify } from '#features/draw/use-verify.ts'
import { VerdictCard } from '#features/draw/verdict-card.tsx'
import { shownSteps } from '#features/draw/verify-progress.ts'
import { fullMoment } from '#shared/date.ts'
import { DrawnPartsRow } from '#shared/drawn-result.tsx'
import styles from './checked-record.module.css'

export interface CheckedRecordProps {
  file: Blob
  fileName: string
  /** Set for a file the player brought: its name is shown, and nothing else is claimed about it. */
  own?: boolean
  receipts: readonly object[]
  onFile: (file: ChosenFile) => void
}

const states = {
  ok: 'ok',
  failed: 'failed',
  running: 'running',
  waiting: 'waiting',
  notRun: 'waiting',
} as const

function Checking({
  file,
  fileName,
  own = false,
  receipts,
  onFile,
  onAgain,
}: CheckedRecordProps & { onAgain: () => void }) {
  const t = useText()
  const { progress, broken } = useVerify(file, receipts)
  const { facts, verdict } = progress
  const steps = shownSteps(progress).map(({ id, state, detail }) => ({
    id,
    title: t(`draw.verify.step.${id}`),
    state: states[state],
    verdict: t(`draw.verify.${state}`),
    ...(detail === undefined ? {} : { text: detail }),
    ...(id === 'result' && state === 'ok' && facts && facts.drawn.kind !== 'calls'
      ? { value: facts.resultText.replaceAll(',', ' ') }
      : {}),
  }))
  return (
    <div className={styles.record}>
      <div className={styles.head}>
        {own && <p className="small muted">{t('draw.verify.fromFile', { name: fileName })}</p>}
        {facts && (
          <>
            <p className={styles.what}>
              {t('draw.verify.fileInstance', {
                title: facts.title,
                instance: facts.instance,
                when: fullMoment(facts.closedAt),
              })}
            </p>
            <DrawnPartsRow parts={facts.drawn} size={52} maxTickets={20} className={styles.balls} />
          </>
        )}
      </div>
      <VerdictCard verdict={verdict} broken={broken} />
      {verdict?.valid && verdict.local && (
        <Note tone="warn" icon="warning">
          <b>{t('draw.verify.local')}</b> {t('draw.verify.localText')}
        </Note>
      )}
      {verdict?.valid && !own && <ReceiptsCard kept={receipts.length} found={progress.receipts} />}
      <Card title={t('draw.verify.steps')}>
        <VerifySteps steps={steps} label={t('draw.verify.steps')} />
      </Card>
      <div className={styles.actions}>
        <Button icon="repeat" onPress={onAgain}>
          {t('draw.verify.again')}
        </Button>
        {!own && (
          <Button icon="download" onPress={() => saveFile(file, fileName)}>
            {t('draw.verify.download')}
          </Button>
        )}
      </div>
      {facts && <FingerprintsCard facts={facts} />}
      <Explanations fileName={fileName} />
      <Card title={t('draw.verify.upload')}>
        <p className={styles.upload}>{t('draw.verify.uploadText')}</p>
        <FileChoice onFile={onFile} />
      </Card>
    </div>
  )
}

/** One record, checked step by step before the player's eyes, as often as they like. */
export function CheckedRecord(props: CheckedRecordProps) {
  const [run, setRun] = useState(0)
  return <Checking key={run} {...props} onAgain={() => setRun(run + 1)} />
}
