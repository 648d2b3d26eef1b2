import type { Game } from '@fairground/contract/entities/games/game'
import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import { Countdown } from '@fairground/ui/feedback/countdown.tsx'
import type { ReactNode } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { useSoonCue } from '#shared/sound/use-soon-cue.ts'
import styles from './stage.module.css'

/** Shows only the globe of the draw machine, cropped from the poster drawing. */
function Globe({ turning }: { turning: boolean }) {
  return (
    <div className={styles.globe}>
      <DrawMachine turning={turning} />
    </div>
  )
}

/** The draw machine with a message, for moments without a ball. */
export function StageMessage({
  eyebrow,
  title,
  turning,
  children,
}: {
  eyebrow: string
  title: string
  turning: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.scene}>
      <Globe turning={turning} />
      <p className={styles.eyebrow}>{eyebrow}</p>
      <p className={styles.words}>{title}</p>
      {children}
    </div>
  )
}

type ComingGame = Pick<Game, 'gameTitle' | 'gameStatus' | 'tournamentStartTime' | 'playerInGame'>

/** Before the draw: the machine and the time left. */
export function StageCountdown({ game }: { game: ComingGame }) {
  const t = useText()
  const now = useServerNow(1000)
  const online = useOnline()
  useSoonCue(game, t('playout.countdown.closedText'))
  const { gameStatus, tournamentStartTime: target } = game
  if (gameStatus === 'RETRY')
    return <StageMessage turning={false} eyebrow={t('playout.retry.title')} title={t('playout.retry.text')} />
  const closed = gameStatus !== 'OPEN'
  return (
    <div className={styles.scene}>
      <Globe turning />
      {closed && <p className={styles.words}>{t('playout.countdown.closed')}</p>}
      <p className={styles.mine}>
        {target === null || target <= now
          ? t('playout.countdown.waiting')
          : closed
            ? t('playout.countdown.closedText')
            : t('playout.countdown.open')}
      </p>
      {target !== null && target > now && (
        <Countdown
          form="tiles"
          target={target}
          now={now}
          online={online}
          words={{
            label: t('playout.countdown.label', { title: game.gameTitle }),
            hours: t('playout.countdown.hours'),
            minutes: t('playout.countdown.minutes'),
            seconds: t('playout.countdown.seconds'),
            starting: t('playout.countdown.starting'),
            about: minutes => t('playout.countdown.about', { minutes }),
          }}
        />
      )}
    </div>
  )
}
