import { Card } from '@fairground/ui/parts/card.tsx'
import { PatternPreview } from '@fairground/ui/parts/pattern-preview.tsx'
import { useText } from '#app/text.ts'
import { columnsOf } from '#features/bingo/card.ts'
import { patternCells } from '#features/bingo/pattern-cells.ts'
import type { BingoPattern, BingoRule } from '#features/bingo/round.ts'
import styles from './pattern-card.module.css'

/** Only some patterns exist on a 90-ball card. */
const textKey = (balls: BingoRule['balls'], pattern: BingoPattern) =>
  balls === 90 && (pattern === 'oneLine' || pattern === 'twoLines' || pattern === 'fullHouse')
    ? (`bingo.patternText.${pattern}90` as const)
    : (`bingo.patternText.${pattern}75` as const)

/** What has to be covered for each prize, drawn and in words. */
export function PatternCard({ rule }: { rule: BingoRule }) {
  const t = useText()
  const { balls, patterns, jackpotCalls } = rule
  return (
    <Card title={t('bingo.lobby.howToWin')}>
      <ul className={styles.patterns} data-balls={balls}>
        {patterns.map(pattern => (
          <li key={pattern}>
            <PatternPreview columns={columnsOf(balls)} cells={patternCells(balls, pattern)} />
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
