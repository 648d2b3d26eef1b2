import type { Game } from '@fairground/contract/entities/game'
import { formatExact } from '@fairground/rules/money/format'
import { costOfUnits, type PlayPrice } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import {
  clearCurrent,
  currentLine,
  dipAll,
  dipLine,
  type Draft,
  fillAll,
  withLine,
} from '#features/pick/draft.ts'
import { isStarted, unitCount } from '#features/pick/draft-line.ts'
import { FavouritesModal } from '#features/pick/favourites-modal.tsx'
import { randomIndex } from '#shared/crypto-random.ts'
import styles from './picker-tools.module.css'

export interface PickerToolsProps {
  game: Pick<Game, 'gameId' | 'gameTitle'>
  draft: Draft
  maxLines: number
  price: PlayPrice
  onChange: (draft: Draft) => void
  /** A change of the whole line, to be said. */
  onSay: (draft: Draft) => void
}

/** What a full ticket would cost; undefined while the line in hand has no units to copy. */
const costOfMax = (draft: Draft, most: number, price: PlayPrice) => {
  const units = unitCount(currentLine(draft))
  if (units === 0 || most <= draft.lines.length) return undefined
  const lines = Array.from({ length: most }, (_, index) => {
    const line = draft.lines[index]
    return line && isStarted(line) ? unitCount(line) : units
  })
  return formatExact(costOfUnits(price, lines), { decimals: 'always' })
}

/** Lucky dips, saved lines, a full ticket, and clearing the line in hand. */
export function PickerTools({ game, draft, maxLines, price, onChange, onSay }: PickerToolsProps) {
  const t = useText()
  const [choosing, setChoosing] = useState(false)
  const line = currentLine(draft)
  const total = costOfMax(draft, maxLines, price)
  return (
    <div className={styles.tools}>
      <Button icon="dice" onPress={() => onSay(dipLine(draft, draft.current, randomIndex))}>
        {t('pick.luckyDip')}
      </Button>
      {draft.lines.length > 1 && (
        <Button icon="dice" onPress={() => onSay(dipAll(draft, randomIndex))}>
          {t('pick.dipAll')}
        </Button>
      )}
      <Button icon="star" onPress={() => setChoosing(true)}>
        {t('pick.favourites.open')}
      </Button>
      {isStarted(line) && (
        <Button tone="ghost" icon="trash" onPress={() => onChange(clearCurrent(draft))}>
          {t('pick.clear')}
        </Button>
      )}
      {total !== undefined && (
        <Button icon="ticket" onPress={() => onChange(fillAll(draft, maxLines, randomIndex))}>
          {t('pick.max', { count: maxLines, total })}
        </Button>
      )}
      <FavouritesModal
        key={String(choosing)}
        open={choosing}
        onClose={() => setChoosing(false)}
        game={game}
        rule={draft.rule}
        line={line}
        n={draft.current + 1}
        onUse={used => onSay(withLine(draft, used))}
      />
    </div>
  )
}
