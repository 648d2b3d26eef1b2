import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { memo, useState } from 'react'
import { useText } from '#app/text.ts'
import type { Hall } from '#features/bingo/hall.ts'
import { type LogLine, logLines } from '#features/bingo/log-lines.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import type { CallName } from '#features/bingo/use-call-name.ts'
import { useMoment } from '#features/bingo/use-moment.ts'
import styles from './ball-log.module.css'

const shownAtFirst = 6

interface BallLogProps {
  hall: Hall
  balls: BingoRule['balls']
  callName: (number: number) => CallName
}

const useWords = ({ balls, callName }: BallLogProps): ((line: LogLine) => string) => {
  const t = useText()
  return ({ n, numbers, missed }) => {
    if (missed) return t('bingo.playout.log.missed', { numbers: numbers.join(', ') })
    const number = numbers[0] ?? 0
    const { name } = callName(number)
    // A 75-ball name holds its number: "O 72".
    return balls === 75
      ? t('bingo.playout.log.plain', { n, name })
      : t('bingo.playout.log.entry', { n, number, name })
  }
}

function Lines(props: BallLogProps) {
  const { hall } = props
  const t = useText()
  const [all, setAll] = useState(false)
  const calls = useMoment(hall, moment => moment.calls)
  const missed = useMoment(hall, moment => moment.missed)
  const wordsOf = useWords(props)
  const lines = logLines(calls, new Set(missed)).toReversed()
  const shown = all ? lines : lines.slice(0, shownAtFirst)
  return (
    <>
      <div role="log" aria-live="off" className={styles.log}>
        {lines.length === 0 && <p>{t('bingo.playout.log.empty')}</p>}
        {/* By place: at a ball the words move down one, and no paragraph comes or goes. */}
        {shown.map((line, i) => (
          <p key={i}>{wordsOf(line)}</p>
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

/** Every ball in words, newest first. The announcer speaks; this is for reading back. */
export const BallLog = memo(function BallLog(props: BallLogProps) {
  const t = useText()
  return (
    <Card title={t('bingo.playout.log.title')} pad="sm">
      <Lines {...props} />
    </Card>
  )
})
