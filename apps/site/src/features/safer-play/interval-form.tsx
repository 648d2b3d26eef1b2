import type { RealityCheck } from '@fairground/contract/entities/reality-check'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { RadioCards } from '@fairground/ui/parts/radio-card.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { realityCheckQuery } from '#app/reality-check-query.ts'
import { useText } from '#app/text.ts'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import {
  choiceOf,
  type IntervalChoice,
  leastMinutes,
  minutesOf,
  mostMinutes,
  offeredMinutes,
} from '#features/safer-play/interval.ts'
import { clockTime } from '#shared/date.ts'
import styles from './restriction.module.css'

const range = { least: leastMinutes, most: mostMinutes }

function Form({ check, saved, onSaved, onUndo }: { check: RealityCheck } & FormEnd) {
  const t = useText()
  const { intervalMinutes: kept, dueAt } = check
  const [choice, setChoice] = useState<IntervalChoice>(choiceOf(kept))
  const [typed, setTyped] = useState(String(kept ?? ''))
  const [tried, setTried] = useState(false)
  const minutes = minutesOf(choice, typed)
  const { save, saving, error } = useSaving(
    async (intervalMinutes: number | null) =>
      queryClient.setQueryData(
        realityCheckQuery.queryKey,
        await call('updateRealityCheck', { intervalMinutes }),
      ),
    { told: t('saferPlay.realityCheck.done'), onSaved },
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
        dirty={minutes !== kept}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function IntervalForm({ check }: { check: RealityCheck }) {
  const { round, end } = useRounds()
  return (
    <Card as="div">
      <Form key={`${round} ${check.intervalMinutes}`} check={check} {...end} />
    </Card>
  )
}
