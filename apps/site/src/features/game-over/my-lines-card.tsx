import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PlayResult } from '@fairground/contract/entities/plays/play'
import type { StakedUnits } from '@fairground/rules/kinds/pick-x/digits'
import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { TicketLine } from '@fairground/ui/games/numbers/ticket-line.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { RaceLine } from '#features/game-over/race-lines.tsx'
import { DigitsLine } from '#features/playout/lines/digits-line.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { toMoney } from '#core/money.ts'
import styles from './my-lines-card.module.css'

const initialCount = 10

export interface MyLinesCardProps {
  results: GameResults
  shape: PlayoutShape
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
  const won = toMoney(play.won, currencyId)
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

/** The player's lines with their matches and prizes. */
export function MyLinesCard(props: MyLinesCardProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const { plays } = props.results
  const shown = all ? plays : plays.slice(0, initialCount)
  return (
    <Card title={t('gameOver.lines')}>
      <ol className={styles.lines}>
        {shown.map((play, i) => (
          <MyLine key={play.seq} index={i + 1} play={play} {...props} />
        ))}
      </ol>
      {!all && plays.length > initialCount && (
        <Button full onPress={() => setAll(true)}>
          {t('gameOver.showAll', { count: plays.length })}
        </Button>
      )}
    </Card>
  )
}
