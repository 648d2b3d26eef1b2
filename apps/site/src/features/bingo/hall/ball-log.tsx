import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { memo, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { Hall } from './hall.ts'
import { type LogLine, logLines } from './log-lines.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import type { CallName } from '#features/bingo/game/use-call-name.ts'
import { useHallMoment } from './use-hall-moment.ts'
import styles from './ball-log.module.css'

const initialCount = 6

interface BallLogProps {
  hall: Hall
  balls: BingoRule['balls']
  callName: (number: number) => CallName
}

const useLineText = ({ balls, callName }: BallLogProps): ((line: LogLine) => string) => {
  const t = useText()
  return ({ n, numbers, missed }) => {
    if (missed) return t('bingo.playout.log.missed', { numbers: numbers.join(', ') })
    const number = numbers[0] ?? 0
    const { name } = callName(number)
    // A 75-ball name contains its number: "O 72".
    return balls === 75
      ? t('bingo.playout.log.plain', { n, name })
      : t('bingo.playout.log.entry', { n, number, name })
  }
}

function Lines(props: BallLogProps) {
  const { hall } = props
  const t = useText()
  const [all, setAll] = useState(false)
  const calls = useHallMoment(hall, moment => moment.calls)
  const missed = useHallMoment(hall, moment => moment.missed)
  const toText = useLineText(props)
  const lines = logLines(calls, new Set(missed)).toReversed()
  const shown = all ? lines : lines.slice(0, initialCount)
  return (
    <>
      <div role="log" aria-live="off" className={styles.log}>
        {lines.length === 0 && <p>{t('bingo.playout.log.empty')}</p>}
        {/* Keyed by position: each ball shifts the texts down by one, so React replaces no paragraph. */}
        {shown.map((line, i) => (
          <p key={i}>{toText(line)}</p>
        ))}
      </div>
      {shown.length < lines.length && (
        <Button size="sm" full onPress={() => setAll(true)}>
          {t('bingo.playout.log.all', { count: calls.length })}
        </Button>
      )}
    </>
  )
}

/** Every ball as text, newest first. It is not a live region, because the announcer already speaks each ball. */
export const BallLog = memo(function BallLog(props: BallLogProps) {
  const t = useText()
  return (
    <Card title={t('bingo.playout.log.title')} pad="sm">
      <Lines {...props} />
    </Card>
  )
})
