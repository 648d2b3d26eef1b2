import type { PlayResult } from '@fairground/contract/entities/play'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { moneyOf } from '#shared/money.ts'
import styles from './my-lines-card.module.css'

const shownAtFirst = 10

export interface MyLinesCardProps {
  plays: readonly PlayResult[]
  drawn: readonly number[]
  max: number
  currencyId: string
}

/** My lines against the drawn numbers: hits ticked, and what each brought. */
export function MyLinesCard({ plays, drawn, max, currencyId }: MyLinesCardProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const hits = new Set(drawn)
  const shown = all ? plays : plays.slice(0, shownAtFirst)
  return (
    <Card title={t('gameOver.lines')}>
      <ol className={styles.lines}>
        {shown.map((play, index) => {
          const won = moneyOf(play.won, currencyId)
          const matched = t('gameOver.matched', { count: play.matches })
          return (
            <TicketLine
              key={play.seq}
              index={index + 1}
              numbers={play.numbers}
              max={max}
              hits={hits}
              label={t('gameOver.line', {
                n: index + 1,
                numbers: play.numbers.join(', '),
                matched: play.matches,
              })}
              end={
                won.amount > 0n ? (
                  <Badge tone="win">{formatExact(won, { decimals: 'always' })}</Badge>
                ) : (
                  <Badge>{matched}</Badge>
                )
              }
            />
          )
        })}
      </ol>
      {!all && plays.length > shownAtFirst && (
        <Button full onPress={() => setAll(true)}>
          {t('gameOver.showAll', { count: plays.length })}
        </Button>
      )}
    </Card>
  )
}
