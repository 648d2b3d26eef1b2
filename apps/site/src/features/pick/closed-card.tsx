import type { Game } from '@fairground/contract/entities/games/game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import { useText } from '#core/text/text.ts'
import { clockTime, dayAndTime } from '#core/time/date.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import styles from './closed-card.module.css'

/** Replaces the picker when the sale is closed: links to this draw and to the next one. */
export function ClosedCard({ game, next }: { game: Game; next: Game | undefined }) {
  const t = useText()
  const { gameStatus, gameInstanceId, tournamentStartTime } = game
  const over = gameStatus === 'ENDED'
  const text =
    gameStatus === 'STARTED'
      ? t('pick.notJoined.running')
      : over
        ? t('pick.notJoined.over')
        : t('pick.notJoined.drawSoon', {
            time: tournamentStartTime === null ? '' : clockTime(tournamentStartTime),
          })
  return (
    <Card title={t('pick.notJoined.title')} titleSize="xl">
      <div className={styles.box}>
        <DrawMachine max={getSiteKind(game.gameRule).highestNumber} className={styles.machine} />
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink
            tone={next ? 'secondary' : 'primary'}
            href={over ? `/gameOverLottery?id=${gameInstanceId}` : `/playout?id=${gameInstanceId}`}
          >
            {over ? t('pick.notJoined.results') : t('pick.notJoined.watch')}
          </ButtonLink>
          {next && (
            <ButtonLink tone="primary" href={`/pick?id=${next.gameInstanceId}`}>
              {t('pick.notJoined.nextDraw')}
            </ButtonLink>
          )}
        </div>
        {next?.tournamentStartTime && (
          <p className="small muted">
            {t('pick.notJoined.nextAt', { time: dayAndTime(next.tournamentStartTime) })}
          </p>
        )}
      </div>
    </Card>
  )
}
