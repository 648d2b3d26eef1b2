import type { Line } from '@fairground/rules/picking/line'
import type { LineMatches } from '@fairground/rules/playout/matches'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { LineResult } from '@fairground/ui/parts/line-result.tsx'
import { useText } from '#app/text.ts'
import styles from './lines-card.module.css'

export interface LinesCardProps {
  lines: readonly Line[]
  /** Undefined before the first ball. */
  matches: readonly LineMatches[] | undefined
  staked: string | undefined
  loggedIn: boolean
}

function LineRow({ index, line, match }: { index: number; line: Line; match: LineMatches | undefined }) {
  const t = useText()
  const count = match?.count ?? 0
  const label = t('playout.lines.label', { n: index, numbers: line.numbers.join(', '), count })
  return (
    <LineResult
      index={index}
      numbers={line.numbers}
      hits={new Set(match?.matched)}
      label={label}
      end={match && <Badge tone={count > 1 ? 'win' : 'neutral'}>{t('playout.lines.match', { count })}</Badge>}
    />
  )
}

/** My lines with every hit as it falls. */
export function LinesCard({ lines, matches, staked, loggedIn }: LinesCardProps) {
  const t = useText()
  return (
    <Card
      title={t('playout.lines.title')}
      action={staked && <span className="num">{t('playout.lines.staked', { amount: staked })}</span>}
    >
      {lines.length === 0 ? (
        <p className="muted">{loggedIn ? t('playout.lines.none') : t('playout.lines.noneLoggedOut')}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, i) => (
            <LineRow key={`${i}-${line.numbers.join()}`} index={i + 1} line={line} match={matches?.[i]} />
          ))}
        </ol>
      )}
    </Card>
  )
}
