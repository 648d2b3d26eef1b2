import { unitsCost, type PlayPrice } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/controls/button.tsx'
import { formatExact } from '#core/money-format.ts'
import { useText } from '#core/text/text.ts'
import { addDips, currentLine, dipCounts, type Draft } from '#features/pick/draft/draft.ts'
import { unitCount } from '#features/pick/draft/draft-line.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import styles from './dip-row.module.css'

export interface DipRowProps {
  draft: Draft
  maxLines: number
  price: PlayPrice
  onDraft: (draft: Draft) => void
}

/** Adds one, three, five or ten lucky dips, each with its price. */
export function DipRow({ draft, maxLines, price, onDraft }: DipRowProps) {
  const t = useText()
  const counts = dipCounts(draft, maxLines)
  if (counts.length === 0) return null
  const units = Math.max(1, unitCount(currentLine(draft)))
  const cost = (count: number) =>
    formatExact(
      unitsCost(
        price,
        Array.from({ length: count }, () => units),
      ),
      { decimals: 'always' },
    )
  return (
    <div className={styles.dips} role="group" aria-label={t('pick.dips.label')}>
      <b>{t('pick.dips.label')}</b>
      <div className={styles.counts}>
        {counts.map(count => (
          <Button
            key={count}
            icon="dice"
            label={t('pick.dips.add', { count, cost: cost(count) })}
            onPress={() => onDraft(addDips(draft, count, randomIndex))}
          >
            <span className={styles.count}>
              {count} <span className="num">{cost(count)}</span>
            </span>
          </Button>
        ))}
      </div>
    </div>
  )
}
