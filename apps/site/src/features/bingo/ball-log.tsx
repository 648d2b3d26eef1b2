import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { type LogLine, logLines } from '#features/bingo/log-lines.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import { useCallName } from '#features/bingo/use-call-name.ts'
import styles from './ball-log.module.css'

const shownAtFirst = 6

export interface BallLogProps {
  calls: readonly number[]
  missed: readonly number[]
  balls: BingoRule['balls']
}

/** Every ball in words, newest first. The announcer speaks; this is for reading back. */
export function BallLog({ calls, missed, balls }: BallLogProps) {
  const t = useText()
  const callName = useCallName(balls)
  const [all, setAll] = useState(false)
  const lines = logLines(calls, new Set(missed)).toReversed()
  /** A 75-ball name holds its number: "O 72". */
  const said = ({ n, numbers: [number = 0] }: LogLine): string => {
    const { name } = callName(number)
    return balls === 75
      ? t('bingo.playout.log.plain', { n, name })
      : t('bingo.playout.log.entry', { n, number, name })
  }
  const shown = all ? lines : lines.slice(0, shownAtFirst)
  return (
    <Card title={t('bingo.playout.log.title')} pad="sm">
      <div role="log" aria-live="off" className={styles.log}>
        {lines.length === 0 && <p>{t('bingo.playout.log.empty')}</p>}
        {shown.map(line => (
          <p key={line.n}>
            {line.missed ? t('bingo.playout.log.missed', { numbers: line.numbers.join(', ') }) : said(line)}
          </p>
        ))}
      </div>
      {shown.length < lines.length && (
        <Button size="sm" full onPress={() => setAll(true)}>
          {t('bingo.playout.log.all', { count: calls.length })}
        </Button>
      )}
    </Card>
  )
}
