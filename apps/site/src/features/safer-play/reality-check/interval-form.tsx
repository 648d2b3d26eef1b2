import type { RealityCheck } from '@fairground/contract/entities/limits/reality-check'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { realityCheckQuery } from '#core/session/reality-check-query.ts'
import { useText } from '#core/text/text.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { useSave } from '#shared/account/use-save.ts'
import {
  toIntervalChoice,
  type IntervalChoice,
  minMinutes,
  toMinutes,
  maxMinutes,
  offeredMinutes,
} from './interval.ts'
import { clockTime } from '#core/time/date.ts'
import styles from '#features/safer-play/restriction/restriction.module.css'

const range = { least: minMinutes, most: maxMinutes }

function Form({ check, saved, onSaved, onUndo }: { check: RealityCheck } & SaveState) {
  const t = useText()
  const { intervalMinutes: current, dueAt } = check
  const [choice, setChoice] = useState<IntervalChoice>(toIntervalChoice(current))
  const [typed, setTyped] = useState(String(current ?? ''))
  const [tried, setTried] = useState(false)
  const minutes = toMinutes(choice, typed)
  const { save, saving, error } = useSave(
    async (intervalMinutes: number | null) =>
      queryClient.setQueryData(
        realityCheckQuery.queryKey,
        await call('updateRealityCheck', { intervalMinutes }),
      ),
    { successText: t('saferPlay.realityCheck.done'), onSaved },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (minutes !== undefined) save(minutes)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RadioCards
        legend={t('saferPlay.realityCheck.legend')}
        name="interval"
        options={[
          { id: 'off', title: t('saferPlay.realityCheck.off') },
          ...offeredMinutes.map(id => ({
            id,
            title: t('saferPlay.realityCheck.every', { count: Number(id) }),
          })),
          { id: 'custom', title: t('saferPlay.realityCheck.custom') },
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'custom' && (
        <Field
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          label={t('saferPlay.realityCheck.minutes')}
          help={t('saferPlay.realityCheck.range', range)}
          value={typed}
          error={tried && minutes === undefined ? t('saferPlay.realityCheck.rangeWrong', range) : undefined}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      {dueAt !== null && (
        <p className="small muted">{t('saferPlay.realityCheck.next', { time: clockTime(dueAt) })}</p>
      )}
      <SaveBar
        label={t('saferPlay.realityCheck.save')}
        dirty={minutes !== current}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function IntervalForm({ check }: { check: RealityCheck }) {
  const { formKey, saveState } = useFormKey()
  return (
    <Card as="div">
      <Form key={`${formKey} ${check.intervalMinutes}`} check={check} {...saveState} />
    </Card>
  )
}
