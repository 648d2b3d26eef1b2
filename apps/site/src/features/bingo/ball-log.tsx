import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { memo, useState } from 'react'
import { useText } from '#app/text.ts'
import { logLines } from '#features/bingo/log-lines.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import { useCallName } from '#features/bingo/use-call-name.ts'
import styles from './ball-log.module.css'

const shownAtFirst = 6

export interface BallLogProps {
  calls: readonly number[]
  missed: readonly number[]
  balls: BingoRule['balls']
}

interface EntryProps {
  n: number
  /** One ball, or those of one absence. */
  numbers: string
  missed: boolean
  balls: BingoRule['balls']
}

const Entry = memo(function Entry({ n, numbers, missed, balls }: EntryProps) {
  const t = useText()
  const callName = useCallName(balls)
  if (missed) return <p>{t('bingo.playout.log.missed', { numbers })}</p>
  const { name } = callName(Number(numbers))
  // A 75-ball name holds its number: "O 72".
  return (
    <p>
      {balls === 75
        ? t('bingo.playout.log.plain', { n, name })
        : t('bingo.playout.log.entry', { n, number: numbers, name })}
    </p>
  )
})

/** Every ball in words, newest first. The announcer speaks; this is for reading back. */
export const BallLog = memo(function BallLog({ calls, missed, balls }: BallLogProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const lines = logLines(calls, new Set(missed)).toReversed()
  const shown = all ? lines : lines.slice(0, shownAtFirst)
  return (
    <Card title={t('bingo.playout.log.title')} pad="sm">
      <div role="log" aria-live="off" className={styles.log}>
        {lines.length === 0 && <p>{t('bingo.playout.log.empty')}</p>}
        {shown.map(line => (
          <Entry
            key={line.n}
            n={line.n}
            numbers={line.numbers.join(', ')}
            missed={line.missed}
            balls={balls}
          />
        ))}
      </div>
      {shown.length < lines.length && (
        <Button size="sm" full onPress={() => setAll(true)}>
          {t('bingo.playout.log.all', { count: calls.length })}
        </Button>
      )}
    </Card>
  )
})
