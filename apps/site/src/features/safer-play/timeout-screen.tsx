import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { RadioCards } from '@fairground/ui/parts/radio-card.tsx'
import { timeoutUntil } from '@fairground/rules/limits/restriction'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { serverNow, useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { Goodbye } from '#features/safer-play/goodbye.tsx'
import { HelpCard } from '#features/safer-play/help-card.tsx'
import { SaferPlayPage, saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { untilOut } from '#features/safer-play/until-out.ts'
import { WhatHappens } from '#features/safer-play/what-happens.tsx'
import { dayAndTime } from '#shared/date.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import styles from './restriction.module.css'

/** Specification section 9, in hours. */
const breaks = { day: 24, week: 168, month: 720 } as const
type Break = keyof typeof breaks

const take = {
  day: 'saferPlay.timeout.takeDay',
  week: 'saferPlay.timeout.takeWeek',
  month: 'saferPlay.timeout.takeMonth',
} as const satisfies Readonly<Record<Break, string>>

const endOf = (length: Break, now: number): string => dayAndTime(timeoutUntil(breaks[length], now) ?? now)

/** A break: how long, what it means, and the one question before it begins. */
export function TimeoutScreen() {
  const t = useText()
  const now = useServerNow(60_000)
  const [length, setLength] = useState<Break | null>(null)
  const [asking, setAsking] = useState(false)
  const begin = useMutation({
    mutationFn: async (chosen: Break) => {
      await untilOut(call('updateTimeout', { hours: breaks[chosen] }))
      return endOf(chosen, serverNow())
    },
    onSettled: () => setAsking(false),
  })
  return (
    <SaferPlayPage page="timeout" intro={t('saferPlay.timeout.intro')}>
      <Card as="div">
        <div className={styles.form}>
          <RadioCards
            legend={t('saferPlay.timeout.legend')}
            name="length"
            options={(Object.keys(breaks) as Break[]).map(id => ({
              id,
              title: t(`saferPlay.timeout.${id}`),
              note: t('saferPlay.timeout.until', { time: endOf(id, now) }),
            }))}
            value={length}
            onChange={setLength}
          />
          {begin.error && (
            <Note tone="danger" icon="warning" live>
              {thrownText(begin.error)}
            </Note>
          )}
          {length !== null && (
            <Button tone="primary" icon="pause" onPress={() => setAsking(true)}>
              {t(take[length])}
            </Button>
          )}
        </div>
      </Card>
      <Card title={t('saferPlay.happens.title')}>
        <WhatHappens />
        <p className={styles.other}>
          {t('saferPlay.timeout.longer')}{' '}
          <InlineLink href={`${saferPlayPath}/exclusion`}>{t('saferPlay.card.exclusion')}</InlineLink>
        </p>
      </Card>
      <HelpCard />
      {begin.data !== undefined && (
        <Goodbye
          title={t('saferPlay.timeout.doneTitle')}
          text={t('saferPlay.timeout.done', { time: begin.data })}
        />
      )}
      {length !== null && (
        <ActionPopup
          open={asking}
          title={t('saferPlay.timeout.ask', { time: endOf(length, now) })}
          closeLabel={t('saferPlay.goBack')}
          onClose={() => setAsking(false)}
          safe={{ label: t('saferPlay.goBack'), onPress: () => setAsking(false) }}
          main={{
            label: t(take[length]),
            onPress: () => begin.mutate(length),
            loading: begin.isPending,
            tone: 'equal',
          }}
          mustAnswer={begin.isPending}
        >
          <p>{t('saferPlay.timeout.askText')}</p>
        </ActionPopup>
      )}
    </SaferPlayPage>
  )
}
