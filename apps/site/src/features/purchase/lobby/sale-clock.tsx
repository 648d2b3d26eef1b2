import type { Game } from '@fairground/contract/entities/games/game'
import { announcementDue } from '@fairground/rules/time/countdown'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { Countdown } from '@fairground/ui/feedback/countdown.tsx'
import { useEffect, useRef } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import styles from './sale-clock.module.css'

export interface SaleClockProps {
  game: Pick<Game, 'gameTitle' | 'gameStatus' | 'registrationEndTime' | 'tournamentStartTime'>
  /** Namespace of the announcements: lines ("pick") or tickets ("order"). */
  sold: 'pick' | 'order'
  words: { closesIn: string; startsIn: string; startsAt: (time: string) => string }
}

/** Counts down to the end of the sale, and after that to the start of the draw. */
export function SaleClock({ game, sold, words }: SaleClockProps) {
  const t = useText()
  const now = useServerNow()
  const online = useOnline()
  const announce = useAnnounce()
  const previous = useRef(now)
  const open = game.gameStatus === 'OPEN'
  const target = open ? game.registrationEndTime : game.tournamentStartTime

  useEffect(() => {
    const due = target !== null && open && online ? announcementDue(target, previous.current, now) : undefined
    previous.current = now
    if (due !== undefined) announce(t(`${sold}.soon.${due}`, { title: game.gameTitle }))
  }, [now, target, open, online, announce, t, sold, game.gameTitle])

  if (target === null || (!open && now >= target)) return null
  const label = open ? words.closesIn : words.startsIn
  return (
    <>
      <p className={styles.label}>
        <b>{label}</b>
        {open && game.tournamentStartTime !== null && (
          <span>{words.startsAt(clockTime(game.tournamentStartTime))}</span>
        )}
      </p>
      <Countdown
        form="tiles"
        target={target}
        now={now}
        online={online}
        words={{
          label,
          hours: t('pick.countdown.hours'),
          minutes: t('pick.countdown.minutes'),
          seconds: t('pick.countdown.seconds'),
          starting: open ? t('pick.countdown.closing') : t('pick.countdown.starting'),
          about: minutes => t('pick.countdown.about', { minutes }),
        }}
      />
    </>
  )
}
