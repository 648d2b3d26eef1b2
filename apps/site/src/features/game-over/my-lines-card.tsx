import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PlayResult } from '@fairground/contract/entities/play'
import type { StakedUnits } from '@fairground/rules/picking/digits'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { RaceLine } from '#features/game-over/race-lines.tsx'
import { DigitsLine } from '#features/playout/digits-line.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { moneyOf } from '#shared/money.ts'
import styles from './my-lines-card.module.css'

const shownAtFirst = 10

export interface MyLinesCardProps {
  results: GameResults
  shape: ShowShape
  units: ReadonlyMap<number, StakedUnits>
  currencyId: string
}

function MyLine({
  index,
  play,
  results,
  shape,
  units,
  currencyId,
}: MyLinesCardProps & { index: number; play: PlayResult }) {
  const t = useText()
  const won = moneyOf(play.won, currencyId)
  const count = play.matches + (play.matches2nd ?? 0)
  const wonBadge = won.amount > 0n && <Badge tone="win">{formatExact(won, { decimals: 'always' })}</Badge>
  const end = wonBadge || <Badge>{t('gameOver.matched', { count })}</Badge>
  if (shape.kind === 'digits')
    return (
      <DigitsLine
        index={index}
        digits={play.numbers}
        drawn={results.drawn}
        units={units.get(play.seq)}
        end={wonBadge}
      />
    )
  if (shape.kind === 'race') return <RaceLine index={index} play={play} results={results} end={end} />
  return (
    <TicketLine
      index={index}
      numbers={play.numbers}
      max={shape.max}
      bonus={play.numbers2nd ?? []}
      hits={new Set(results.drawn)}
      bonusHits={new Set(results.drawn2nd)}
      label={t('gameOver.line', {
        n: index,
        numbers: [...play.numbers, ...(play.numbers2nd ?? [])].join(', '),
        matched: count,
      })}
      end={end}
    />
  )
}

/** My lines against what was drawn: hits ticked, and what each brought. */
export function MyLinesCard(props: MyLinesCardProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const { plays } = props.results
  const shown = all ? plays : plays.slice(0, shownAtFirst)
  return (
    <Card title={t('gameOver.lines')}>
      <ol className={styles.lines}>
        {shown.map((play, i) => (
          <MyLine key={play.seq} index={i + 1} play={play} {...props} />
        ))}
      </ol>
      {!all && plays.length > shownAtFirst && (
        <Button full onPress={() => setAll(true)}>
          {t('gameOver.showAll', { count: plays.length })}
        </Button>
      )}
    </Card>
  )
}
