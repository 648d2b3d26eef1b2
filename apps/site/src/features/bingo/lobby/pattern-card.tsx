import { Card } from '@fairground/ui/layout/card.tsx'
import { PatternPreview } from '@fairground/ui/games/bingo/pattern-preview.tsx'
import { useText } from '#core/text/text.ts'
import { columnCount } from '#features/bingo/tickets/bingo-card.ts'
import { patternCells } from './pattern-cells.ts'
import type { BingoPattern, BingoRule } from '#kinds/bingo/bingo-kind.ts'
import styles from './pattern-card.module.css'

/** A 90-ball card has only some of the patterns. */
const textKey = (balls: BingoRule['balls'], pattern: BingoPattern) =>
  balls === 90 && (pattern === 'oneLine' || pattern === 'twoLines' || pattern === 'fullHouse')
    ? (`bingo.patternText.${pattern}90` as const)
    : (`bingo.patternText.${pattern}75` as const)

/** The pattern of each prize, as a picture and as text. */
export function PatternCard({ rule }: { rule: BingoRule }) {
  const t = useText()
  const { balls, patterns, jackpotCalls } = rule
  return (
    <Card title={t('bingo.lobby.howToWin')}>
      <ul className={styles.patterns} data-balls={balls}>
        {patterns.map(pattern => (
          <li key={pattern}>
            <PatternPreview columns={columnCount(balls)} cells={patternCells(balls, pattern)} />
            <div>
              <b>{t(`bingo.pattern.${pattern}`)}</b>
              <p className="small muted">{t(textKey(balls, pattern))}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('bingo.lobby.order')} {jackpotCalls > 0 && t('bingo.lobby.jackpotRule', { calls: jackpotCalls })}
      </p>
    </Card>
  )
}
