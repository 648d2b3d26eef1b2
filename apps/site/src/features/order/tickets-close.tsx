import type { Game } from '@fairground/contract/entities/game'
import { announcementDue } from '@fairground/rules/time/countdown'
import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'
import { useOnline } from '#app/connection.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import type { OrderKind } from '#features/order/order-kind.ts'
import { clockTime } from '#shared/date.ts'
import { GameCountdown } from '#shared/game-countdown.tsx'
import styles from './tickets-close.module.css'

type ClosingGame = Pick<Game, 'gameTitle' | 'gameStatus' | 'registrationEndTime' | 'tournamentStartTime'>

/** Until when tickets can be bought; once closed, when it begins. */
export function TicketsClose({ kind, game }: { kind: OrderKind; game: ClosingGame }) {
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
    if (due !== undefined) announce(t(`order.soon.${due}`, { title: game.gameTitle }))
  }, [now, target, open, online, announce, t, game.gameTitle])

  if (target === null || (!open && now >= target)) return null
  return (
    <>
      <p className={styles.label}>
        <b>{open ? t('order.closesIn') : t(`${kind}.lobby.startsIn`)}</b>
        {open && game.tournamentStartTime !== null && (
          <span>{t(`${kind}.lobby.startsAt`, { time: clockTime(game.tournamentStartTime) })}</span>
        )}
      </p>
      <GameCountdown title={game.gameTitle} target={target} form="tiles" />
    </>
  )
}
