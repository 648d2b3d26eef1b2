import type { Game } from '@fairground/contract/entities/game'
import { announcementDue } from '@fairground/rules/time/countdown'
import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { Countdown } from '@fairground/ui/parts/countdown.tsx'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/connection.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { clockTime } from '#shared/date.ts'
import styles from './lines-close.module.css'

type ClosingGame = Pick<Game, 'gameTitle' | 'gameStatus' | 'registrationEndTime' | 'tournamentStartTime'>

/** Until when lines can be bought; once closed, when the draw is. */
export function LinesClose({ game }: { game: ClosingGame }) {
  const t = useText()
  const now = useServerNow(1000)
  const online = useOnline()
  const announce = useAnnounce()
  const previous = useRef(now)
  const open = game.gameStatus === 'OPEN'
  const target = open ? game.registrationEndTime : game.tournamentStartTime

  useEffect(() => {
    const due = target !== null && open && online ? announcementDue(target, previous.current, now) : undefined
    previous.current = now
    if (due !== undefined) announce(t(`pick.soon.${due}`, { title: game.gameTitle }))
  }, [now, target, open, online, announce, t, game.gameTitle])

  if (target === null || (!open && now >= target)) return null
  const label = open ? t('pick.linesCloseIn') : t('pick.drawIn')
  return (
    <>
      <p className={styles.label}>
        <b>{label}</b>
        {open && game.tournamentStartTime !== null && (
          <span>{t('pick.drawAt', { time: clockTime(game.tournamentStartTime) })}</span>
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
