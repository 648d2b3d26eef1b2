import type { StakedUnits } from '@fairground/rules/kinds/pick-x/digits'
import { formatExact } from '#core/money-format.ts'
import { money } from '@fairground/rules/money/money'
import type { PlayView } from '@fairground/rules/playout/viewer'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { LineResult } from '@fairground/ui/games/numbers/line-result.tsx'
import { useText } from '#core/text/text.ts'
import { DigitsLine } from './digits-line.tsx'
import type { PlayoutKind } from '#kinds/playout-shape.ts'
import { currencyCode } from '#core/money.ts'
import styles from './lines-card.module.css'

export interface LinesCardProps {
  plays: readonly PlayView[]
  kind: PlayoutKind
  drawn: readonly number[]
  /** Units staked on straight, box and pair, by play. */
  units: ReadonlyMap<number, StakedUnits>
  /** False before the first ball. */
  begun: boolean
  staked: string | undefined
  /** The formatted total over all draws so far. */
  won: string | undefined
  /** True while the total can still grow. */
  wonGrows: boolean
  currencyId: string
  loggedIn: boolean
}

const useWonBadge = (currencyId: string) => (won: bigint) => (
  <Badge tone="win">{formatExact(money(won, currencyCode(currencyId)), { decimals: 'always' })}</Badge>
)

function LineRow({
  index,
  play,
  begun,
  currencyId,
}: {
  index: number
  play: PlayView
  begun: boolean
  currencyId: string
}) {
  const t = useText()
  const wonBadge = useWonBadge(currencyId)
  const { line, matches, won, isDoubled } = play
  const { count, matched, matchedSecond } = matches
  const numbers = [...line.numbers, ...line.second].join(', ')
  return (
    <LineResult
      index={index}
      numbers={line.numbers}
      hits={new Set(matched)}
      bonus={line.second}
      bonusHits={new Set(matchedSecond)}
      label={t('playout.lines.label', { n: index, numbers, count })}
      end={
        won > 0n
          ? wonBadge(won)
          : begun && (
              <Badge tone={count > 1 ? 'win' : 'neutral'} icon={isDoubled ? 'star' : undefined}>
                {t('playout.lines.match', { count })}
              </Badge>
            )
      }
    />
  )
}

/** The player's lines, with each match as the ball is drawn. */
export function LinesCard(props: LinesCardProps) {
  const { plays, kind, drawn, units, begun, staked, won, wonGrows, currencyId, loggedIn } = props
  const t = useText()
  const wonBadge = useWonBadge(currencyId)
  return (
    <Card
      title={t('playout.lines.title')}
      action={staked && <span className="num">{t('playout.lines.staked', { amount: staked })}</span>}
    >
      {plays.length === 0 ? (
        <p className="muted">{loggedIn ? t('playout.lines.none') : t('playout.lines.noneLoggedOut')}</p>
      ) : (
        <ol className={styles.lines}>
          {plays.map((play, i) =>
            kind === 'digits' ? (
              <DigitsLine
                key={play.seq0}
                index={i + 1}
                digits={play.line.numbers}
                drawn={drawn}
                units={units.get(play.seq0)}
                end={play.won > 0n && wonBadge(play.won)}
              />
            ) : (
              <LineRow key={play.seq0} index={i + 1} play={play} begun={begun} currencyId={currencyId} />
            ),
          )}
        </ol>
      )}
      {won && (
        <div className={styles.won}>
          <p>
            <span>{t('playout.lines.won')}</span>
            <b className="num">{won}</b>
          </p>
          {wonGrows && <p className="tiny muted">{t('playout.lines.wonNote')}</p>}
        </div>
      )}
    </Card>
  )
}
