import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { Card } from '@fairground/ui/layout/card.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import styles from './rail.module.css'

export interface LastResult {
  readonly draw: LastDraw
  readonly title: string
  readonly gameRule: GameRule
  readonly hasJackpot: boolean
}

export function LastResultCard({ result }: { result: LastResult | undefined }) {
  const t = useText()
  if (result === undefined) {
    return (
      <Card title={t('lobby.lastResult')}>
        <p className="small muted">{t('lobby.lastResultNone')}</p>
      </Card>
    )
  }
  const { draw, title, gameRule, hasJackpot } = result
  return (
    <Card
      title={t('lobby.lastResult')}
      action={
        <TextLink href={`/draws?id=${draw.gameInstanceId}`} iconAfter="shield">
          {t('common.verify')}
        </TextLink>
      }
    >
      <p className="small muted">
        {title} · {dayAndTime(draw.drawnAt)}
      </p>
      <DrawnResult drawn={{ ...draw, gameRule }} size={34} maxTickets={3} className={styles.balls} />
      {hasJackpot && (
        <p className="small">
          {draw.jackpotWon ? (
            t('lobby.jackpotWon')
          ) : (
            <>
              {t('lobby.jackpotNotWon')} · <span className="muted">{t('lobby.rolledOver')}</span>
            </>
          )}
        </p>
      )}
    </Card>
  )
}
