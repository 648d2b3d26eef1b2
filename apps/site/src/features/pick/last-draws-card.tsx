import type { LastDraw } from '@fairground/contract/entities/last-draw'
import { Card } from '@fairground/ui/parts/card.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { DrawRow } from '#shared/draw-row.tsx'

export function LastDrawsCard({ draws, max }: { draws: readonly LastDraw[]; max: number }) {
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
          return (
            <DrawRow
              key={draw.gameInstanceId}
              draw={draw}
              max={max}
              day={day}
              numbersLabel={t('pick.lastDraws.numbers', { day, numbers: draw.numbers.join(', ') })}
              jackpotWon={draw.jackpotWon ? t('pick.lastDraws.jackpotWon') : undefined}
              verify={{ text: t('pick.lastDraws.verify'), label: t('pick.lastDraws.verifyOf', { day }) }}
            />
          )
        })}
      </ul>
    </Card>
  )
}
