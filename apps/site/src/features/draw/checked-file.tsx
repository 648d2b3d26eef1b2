import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { VerifySteps } from '@fairground/ui/feedback/verify-steps.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { type ShownStep, shownSteps } from '#features/draw/check-progress.ts'
import { Notices } from '#features/draw/notices.tsx'
import { ReceiptsCard } from '#features/draw/receipts-card.tsx'
import type { RunningCheck } from '#features/draw/use-check.ts'
import { VerdictCard, type VerdictCardProps } from '#features/draw/verdict-card.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import styles from './checked-record.module.css'

const states = {
  ok: 'ok',
  fault: 'failed',
  failed: 'failed',
  running: 'running',
  waiting: 'waiting',
  notRun: 'waiting',
} as const

export interface CheckedFileProps<Facts, Id extends string, Shown extends Id> {
  check: RunningCheck<Facts, Id>
  order: readonly Shown[]
  words: VerdictCardProps<Id>['words'] & { step: (id: Shown) => string }
  /** The value that a step found. */
  found?: (step: ShownStep<Shown>) => string | undefined
  file: Blob
  fileName: string
  /** The stored receipts for it; undefined for a file that the player chose. */
  receipts: readonly object[] | undefined
  onAgain: () => void
  head: ReactNode
  children: ReactNode
}

/** The check of a file, with the progress of each step. */
export function CheckedFile<Facts, Id extends string, Shown extends Id>(
  props: CheckedFileProps<Facts, Id, Shown>,
) {
  const { check, order, words, found, file, fileName, receipts, onAgain, head, children } = props
  const t = useText()
  const { verdict } = check.progress
  const steps = shownSteps(order, check.progress).map(step => {
    const value = found?.(step)
    return {
      id: step.id,
      title: words.step(step.id),
      state: states[step.state],
      verdict: t(step.state === 'fault' ? 'draw.verify.stepFault' : `draw.verify.${step.state}`),
      ...(step.detail === undefined ? {} : { text: step.detail }),
      ...(value === undefined ? {} : { value }),
    }
  })
  return (
    <div className={styles.record}>
      <div className={styles.head}>{head}</div>
      <VerdictCard verdict={verdict} broken={check.broken} words={words} />
      {verdict?.valid && verdict.local && (
        <Note tone="warn" icon="warning">
          <b>{t('draw.verify.local')}</b> {t('draw.verify.localText')}
        </Note>
      )}
      {verdict?.valid && <Notices notices={verdict.notices ?? []} />}
      {verdict?.valid && receipts && (
        <ReceiptsCard storedCount={receipts.length} found={check.progress.receipts} />
      )}
      <Card title={t('draw.verify.steps')}>
        <VerifySteps steps={steps} label={t('draw.verify.steps')} />
      </Card>
      <div className={styles.actions}>
        <Button icon="repeat" onPress={onAgain}>
          {t('draw.verify.again')}
        </Button>
        {receipts && (
          <Button icon="download" onPress={() => saveFile(file, fileName)}>
            {t('draw.verify.download')}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
