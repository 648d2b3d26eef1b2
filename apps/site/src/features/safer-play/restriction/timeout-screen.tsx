import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { timeoutUntil } from '@fairground/rules/limits/restriction'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { serverNow, useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { Goodbye } from './goodbye.tsx'
import { HelpCard } from '#features/safer-play/help-card.tsx'
import { SaferPlayPage, saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { untilRestricted } from './until-restricted.ts'
import { WhatHappens } from './what-happens.tsx'
import { dayAndTime } from '#core/time/date.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './restriction.module.css'

/** Lengths in hours (specification section 9). */
const breaks = { day: 24, week: 168, month: 720 } as const
type Break = keyof typeof breaks

const takeTextKeys = {
  day: 'saferPlay.timeout.takeDay',
  week: 'saferPlay.timeout.takeWeek',
  month: 'saferPlay.timeout.takeMonth',
} as const satisfies Readonly<Record<Break, string>>

const getEndText = (length: Break, now: number): string =>
  dayAndTime(timeoutUntil(breaks[length], now) ?? now)

/** A break: length, consequences and a confirmation. */
export function TimeoutScreen() {
  const t = useText()
  const now = useServerNow(60_000)
  const [length, setLength] = useState<Break | null>(null)
  const [confirming, setConfirming] = useState(false)
  const begin = useMutation({
    mutationFn: async (chosen: Break) => {
      await untilRestricted(call('updateTimeout', { hours: breaks[chosen] }))
      return getEndText(chosen, serverNow())
    },
    onSettled: () => setConfirming(false),
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
              note: t('saferPlay.timeout.until', { time: getEndText(id, now) }),
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
            <Button tone="primary" icon="pause" onPress={() => setConfirming(true)}>
              {t(takeTextKeys[length])}
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
          open={confirming}
          title={t('saferPlay.timeout.ask', { time: getEndText(length, now) })}
          closeLabel={t('saferPlay.goBack')}
          onClose={() => setConfirming(false)}
          safe={{ label: t('saferPlay.goBack'), onPress: () => setConfirming(false) }}
          main={{
            label: t(takeTextKeys[length]),
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
