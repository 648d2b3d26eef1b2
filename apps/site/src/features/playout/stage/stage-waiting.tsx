import type { Game } from '@fairground/contract/entities/games/game'
import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import { Countdown } from '@fairground/ui/feedback/countdown.tsx'
import type { ReactNode } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { clockTimeExact } from '#core/time/date.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { useSoonCue } from '#shared/sound/use-soon-cue.ts'
import styles from './stage.module.css'

/** Shows only the globe of the draw machine, cropped from the poster drawing. */
function Globe({ turning, max }: { turning: boolean; max: number | undefined }) {
  return (
    <div className={styles.globe}>
      <DrawMachine turning={turning} max={max} />
    </div>
  )
}

/** The draw machine with a message, for moments without a ball. */
export function StageMessage({
  eyebrow,
  title,
  turning,
  max,
  children,
}: {
  eyebrow: string
  title: string
  turning: boolean
  /** The highest number of the game. */
  max?: number | undefined
  children?: ReactNode
}) {
  return (
    <div className={styles.scene}>
      <Globe turning={turning} max={max} />
      <p className={styles.eyebrow}>{eyebrow}</p>
      <p className={styles.words}>{title}</p>
      {children}
    </div>
  )
}

type ComingGame = Pick<
  Game,
  'gameTitle' | 'gameStatus' | 'tournamentStartTime' | 'playerInGame' | 'readyTime'
>

/** Before the draw: the machine and the time left. */
export function StageCountdown({ game, max }: { game: ComingGame; max: number }) {
  const t = useText()
  const now = useServerNow()
  const online = useOnline()
  useSoonCue(game, t('playout.countdown.closedText'))
  const { gameStatus, tournamentStartTime: target } = game
  if (gameStatus === 'RETRY')
    return (
      <StageMessage
        turning={false}
        max={max}
        eyebrow={t('playout.retry.title')}
        title={t('playout.retry.text')}
      />
    )
  const closed = gameStatus !== 'OPEN'
  return (
    <div className={styles.scene}>
      <Globe turning max={max} />
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
      {gameStatus === 'READY' && game.readyTime !== undefined && (
        <p className={styles.mine}>
          {t('playout.countdown.fixedAt', { time: clockTimeExact(game.readyTime) })}
        </p>
      )}
    </div>
  )
}
