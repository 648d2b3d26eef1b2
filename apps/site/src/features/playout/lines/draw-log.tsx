import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { logEntries } from './log-entries.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageBall } from '#features/playout/stage/stage-view.ts'
import { useOrdinal } from '#features/playout/stage/use-ordinal.ts'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'
import styles from './draw-log.module.css'

export interface DrawLogProps {
  balls: readonly StageBall[]
  /** The times of the balls that the viewer missed. */
  missedAt: readonly number[]
  shape: PlayoutShape
}

/** Every ball as text, newest last. It is not a live region, because the announcer already speaks each ball. */
export function DrawLog({ balls, missedAt, shape }: DrawLogProps) {
  const t = useText()
  const ordinal = useOrdinal(shape)
  const entries = logEntries(balls, new Set(missedAt), shape.draws)
  const onLines = shape.kind === 'digits' ? 'playout.inPlace' : 'playout.onLines'
  const toText = (ball: StageBall) =>
    ball.onLines.length === 0
      ? t('playout.log.entry', { ordinal: ordinal(ball), number: ball.number })
      : t('playout.log.entryMine', {
          ordinal: ordinal(ball),
          number: ball.number,
          lines: t(onLines, { count: ball.onLines.length, lines: listText(ball.onLines, locale) }),
        })
  return (
    <Card title={t('playout.log.title')}>
      <div role="log" aria-live="off" className={styles.log}>
        {entries.length === 0 && <p>{t('playout.log.empty')}</p>}
        {entries.map(entry => {
          switch (entry.kind) {
            case 'draw':
              return <h3 key={`draw-${entry.drawNum}`}>{t('playout.log.draw', { n: entry.drawNum })}</h3>
            case 'ball':
              return <p key={entry.ball.at}>{toText(entry.ball)}</p>
            case 'missed':
              return (
                <p key={`missed-${entry.numbers.join()}`}>
                  {t('playout.log.missed', { numbers: entry.numbers.join(', ') })}
                </p>
              )
          }
        })}
      </div>
    </Card>
  )
}
