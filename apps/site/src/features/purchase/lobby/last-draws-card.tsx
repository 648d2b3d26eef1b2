import type { Game } from '@fairground/contract/entities/games/game'
import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import { Card } from '@fairground/ui/layout/card.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { DrawRow } from '#kinds/draw-row.tsx'

export interface LastDrawsCardProps {
  rule: Game['gameRule']
  draws: readonly LastDraw[]
  /** Whether the game has a jackpot, so that each row can say if it was won. */
  jackpot: boolean
}

export function LastDrawsCard({ rule, draws, jackpot }: LastDrawsCardProps) {
  const t = useText()
  return (
    <Card
      title={t('pick.lastDraws.title')}
      action={
        <TextLink href="/draws" icon="shield">
          {t('pick.lastDraws.all')}
        </TextLink>
      }
    >
      {draws.length === 0 && <p className="muted">{t('pick.lastDraws.none')}</p>}
      <ul>
        {draws.map(draw => {
          const day = dayAndTime(draw.drawnAt)
          const verify = { text: t('pick.lastDraws.verify'), label: t('pick.lastDraws.verifyOf', { day }) }
          return (
            <DrawRow
              key={draw.gameInstanceId}
              draw={draw}
              gameRule={rule}
              day={day}
              jackpotWon={jackpot && draw.jackpotWon ? t('pick.lastDraws.jackpotWon') : undefined}
              verify={verify}
            />
          )
        })}
      </ul>
    </Card>
  )
}
