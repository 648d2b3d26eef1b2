import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { CheckboxField } from '@fairground/ui/controls/checkbox-field.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#core/call.ts'
import { errorText, thrownText } from '#core/text/error-text.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { type ExclusionLength, exclusionMonths, lastDay, lastDayProblem } from './exclusion-day.ts'
import { Goodbye } from './goodbye.tsx'
import { SaferPlayPage, saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { untilRestricted } from './until-restricted.ts'
import { calendarDay } from '#core/time/date.ts'
import styles from './restriction.module.css'

const lengths = Object.keys(exclusionMonths) as (keyof typeof exclusionMonths)[]

/** The chosen last day and its problem. */
const useLastDay = () => {
  const now = useServerNow(60_000)
  const [length, setLength] = useState<ExclusionLength | null>(null)
  const [typed, setTyped] = useState('')
  const day = length === null ? '' : length === 'date' ? typed : lastDay(length, now)
  return { now, length, setLength, typed, setTyped, day, problem: lastDayProblem(day, now) }
}

/** The second step: last day, consent checkbox and final confirmation. */
export function SetExclusionScreen() {
  const t = useText()
  const { now, length, setLength, typed, setTyped, day, problem } = useLastDay()
  const [understood, setUnderstood] = useState(false)
  const [tried, setTried] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const exclude = useMutation({
    mutationFn: async (until: string) => {
      await untilRestricted(call('updateSelfExclusion', { until }))
      return calendarDay(until)
    },
    onSettled: () => setConfirming(false),
  })
  const dayText = problem === undefined ? calendarDay(day) : ''
  const problemText =
    problem === undefined
      ? undefined
      : problem === 'dayMissing'
        ? t('saferPlay.exclusion.dayMissing')
        : errorText(`limits.${problem}`).text
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === undefined && understood) setConfirming(true)
  }
  return (
    <SaferPlayPage
      page="exclusion"
      intro={t('saferPlay.exclusion.intro')}
      back={`${saferPlayPath}/exclusion`}
    >
      <Card as="div">
        <form className={styles.form} onSubmit={submit} noValidate>
          <RadioCards
            legend={t('saferPlay.exclusion.legend')}
            name="length"
            options={[
              ...lengths.map(id => ({
                id,
                title: t(`saferPlay.exclusion.${id}`),
                note: t('saferPlay.exclusion.until', { day: calendarDay(lastDay(id, now)) }),
              })),
              { id: 'date', title: t('saferPlay.exclusion.date') },
            ]}
            value={length}
            onChange={setLength}
          />
          {length === 'date' && (
            <Field
              type="date"
              name="lastDay"
              label={t('saferPlay.exclusion.lastDay')}
              min={lastDay('six', now)}
              value={typed}
              error={tried || typed !== '' ? problemText : undefined}
              onChange={event => setTyped(event.target.value)}
            />
          )}
          {problem === undefined && (
            <>
              <CheckboxField
                label={t('saferPlay.exclusion.understand', { day: dayText })}
                checked={understood}
                error={tried && !understood ? t('saferPlay.exclusion.mustUnderstand') : undefined}
                onChange={event => setUnderstood(event.target.checked)}
              />
              <Button type="submit" tone="danger" icon="lock">
                {t('saferPlay.exclusion.exclude', { day: dayText })}
              </Button>
            </>
          )}
          {exclude.error && (
            <Note tone="danger" icon="warning" live>
              {thrownText(exclude.error)}
            </Note>
          )}
        </form>
      </Card>
      {exclude.data !== undefined && (
        <Goodbye
          title={t('saferPlay.exclusion.doneTitle', { day: exclude.data })}
          text={t('saferPlay.exclusion.done')}
        />
      )}
      <ActionPopup
        open={confirming}
        title={t('saferPlay.exclusion.ask', { day: dayText })}
        closeLabel={t('saferPlay.goBack')}
        onClose={() => setConfirming(false)}
        safe={{ label: t('saferPlay.goBack'), onPress: () => setConfirming(false) }}
        main={{
          label: t('saferPlay.exclusion.exclude', { day: dayText }),
          onPress: () => exclude.mutate(day),
          loading: exclude.isPending,
          tone: 'danger',
        }}
        mustAnswer={exclude.isPending}
      >
        <p>{t('saferPlay.exclusion.askText')}</p>
      </ActionPopup>
    </SaferPlayPage>
  )
}
