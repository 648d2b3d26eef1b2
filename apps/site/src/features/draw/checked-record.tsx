import type { StepId } from '@fairground/fair/verify'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { CheckedFile } from '#features/draw/checked-file.tsx'
import { Explanations } from '#features/draw/explanations.tsx'
import { type ChosenFile, FileChoice } from '#features/draw/file-choice.tsx'
import { FingerprintsCard } from '#features/draw/fingerprints.tsx'
import type { RecordFacts } from '#features/draw/record-facts.ts'
import { useCheck } from '#features/draw/use-check.ts'
import { useRecordedStep } from '#shared/rewards/record-step.ts'
import { fullMoment } from '#core/time/date.ts'
import { DrawnPartsRow } from '#kinds/drawn-result.tsx'
import styles from './checked-record.module.css'

export interface CheckedRecordProps {
  file: Blob
  fileName: string
  /** Set for a file that the player chose: its name is shown, and no receipts are checked. */
  own?: boolean
  receipts: readonly object[]
  onFile: (file: ChosenFile) => void
}

const order = [
  'format',
  'leaves',
  'close',
  'chain',
  'round',
  'beacon',
  'result',
  'settlement',
  'signature',
] as const satisfies readonly StepId[]

const secondOrder = [
  'format',
  'leaves',
  'close',
  'balance',
  'chain',
  'round',
  'log',
  'beacon',
  'lock',
  'result',
  'settlement',
  'winners',
  'signature',
  'history',
] as const satisfies readonly StepId[]

const startWorker = () => new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })

function Checking(props: CheckedRecordProps & { onAgain: () => void }) {
  const { file, fileName, own = false, receipts, onFile, onAgain } = props
  const t = useText()
  const check = useCheck<RecordFacts, StepId>(startWorker, { file, receipts })
  const { facts, verdict } = check.progress
  useRecordedStep('drawChecked', Number(facts?.instance ?? 0), facts !== undefined && verdict?.valid === true)
  return (
    <CheckedFile
      check={check}
      order={facts?.scheme === 'FD2' ? secondOrder : order}
      words={{
        valid: t('draw.verify.valid'),
        validLocal: t('draw.verify.validLocal'),
        validText: t('draw.verify.validText'),
        invalid: t('draw.verify.invalid'),
        invalidText: (step, detail) =>
          t('draw.verify.invalidText', { step: t(`draw.verify.step.${step}`), detail }),
        faultText: (step, detail) =>
          t('draw.verify.faultText', { step: t(`draw.verify.step.${step}`), detail }),
        step: id => t(`draw.verify.step.${id}`),
      }}
      found={({ id, state }) =>
        id === 'result' && state === 'ok' && facts && facts.drawn.kind !== 'calls'
          ? facts.resultText.replaceAll(',', ' ')
          : undefined
      }
      file={file}
      fileName={fileName}
      receipts={own ? undefined : receipts}
      onAgain={onAgain}
      head={
        <>
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
        </>
      }
    >
      {facts && <FingerprintsCard facts={facts} />}
      <Explanations fileName={fileName} scheme={facts?.scheme} />
      <Card title={t('draw.verify.upload')}>
        <p className={styles.upload}>{t('draw.verify.uploadText')}</p>
        <FileChoice onFile={onFile} />
      </Card>
    </CheckedFile>
  )
}

/** Checks the record of a draw; the player can repeat the check. */
export function CheckedRecord(props: CheckedRecordProps) {
  const [run, setRun] = useState(0)
  return <Checking key={run} {...props} onAgain={() => setRun(run + 1)} />
}
