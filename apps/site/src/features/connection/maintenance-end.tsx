import { announcementDue } from '@fairground/rules/time/countdown'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { Countdown } from '@fairground/ui/feedback/countdown.tsx'
import { useEffect, useRef } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import styles from './connection.module.css'

/** The countdown is silent; screen readers announce only five minutes and one minute. */
export function MaintenanceEnd({ until }: { until: number }) {
  const t = useText()
  const now = useServerNow(1000)
  const online = useOnline()
  const announce = useAnnounce()
  const previous = useRef(now)
  useEffect(() => {
    const due = announcementDue(until, previous.current, now)
    previous.current = now
    if (due === 60_000 || due === 300_000) announce(t(`maintenance.soon.${due}`))
  }, [now, until, announce, t])
  return (
    <div className={styles.end}>
      <p>{t('maintenance.backAt', { time: clockTime(until) })}</p>
      <Countdown
        form="tiles"
        target={until}
        now={now}
        online={online}
        words={{
          label: t('maintenance.countdown'),
          hours: t('maintenance.hours'),
          minutes: t('maintenance.minutes'),
          seconds: t('maintenance.seconds'),
          starting: t('maintenance.any'),
          about: count => t('maintenance.about', { count }),
        }}
      />
    </div>
  )
}
