import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import { logEntries } from '#features/playout/log-entries.ts'
import type { StageBall } from '#features/playout/stage-view.ts'
import { useOrdinal } from '#features/playout/use-ordinal.ts'
import { listText } from '#shared/number-list.ts'
import { locale } from '#shared/locale.ts'
import styles from './draw-log.module.css'

/** Every ball in words, newest last. The announcer speaks; this is for reading back. */
export function DrawLog({ balls, missed }: { balls: readonly StageBall[]; missed: readonly number[] }) {
  const t = useText()
  const ordinal = useOrdinal()
  const entries = logEntries(balls, new Set(missed))
  const said = ({ number, position, onLines }: StageBall) =>
    onLines.length === 0
      ? t('playout.log.entry', { ordinal: ordinal(position), number })
      : t('playout.log.entryMine', {
          ordinal: ordinal(position),
          number,
          lines: t('playout.onLines', { count: onLines.length, lines: listText(onLines, locale) }),
        })
  return (
    <Card title={t('playout.log.title')}>
      <div role="log" aria-live="off" className={styles.log}>
        {entries.length === 0 && <p>{t('playout.log.empty')}</p>}
        {entries.map(entry =>
          entry.kind === 'ball' ? (
            <p key={entry.ball.position}>{said(entry.ball)}</p>
          ) : (
            <p key={`missed-${entry.numbers.join()}`}>
              {t('playout.log.missed', { numbers: entry.numbers.join(', ') })}
            </p>
          ),
        )}
      </div>
    </Card>
  )
}
