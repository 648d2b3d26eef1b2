import { formatExact } from '#core/money-format.ts'
import { unitsCost, type PlayPrice } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import {
  clearCurrent,
  currentLine,
  dipAll,
  dipLine,
  type Draft,
  fillAll,
} from '#features/pick/draft/draft.ts'
import { isStarted, unitCount } from '#features/pick/draft/draft-line.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import styles from './picker-tools.module.css'

export interface PickerToolsProps {
  draft: Draft
  maxLines: number
  price: PlayPrice
  onChange: (draft: Draft) => void
  /** Called for a change of a whole line, which is announced to screen readers. */
  onAnnouncedChange: (draft: Draft) => void
  onSaved: () => void
}

/** Price of a full ticket; undefined while the current line has no stake to copy. */
const fullTicketCost = (draft: Draft, maxLines: number, price: PlayPrice) => {
  const units = unitCount(currentLine(draft))
  if (units === 0 || maxLines <= draft.lines.length) return undefined
  const lines = Array.from({ length: maxLines }, (_, index) => {
    const line = draft.lines[index]
    return line && isStarted(line) ? unitCount(line) : units
  })
  return formatExact(unitsCost(price, lines), { decimals: 'always' })
}

/** Buttons for a lucky dip of this line, saved lines, clearing the line and, with the least weight, a full ticket. */
export function PickerTools(props: PickerToolsProps) {
  const { draft, maxLines, price, onChange, onAnnouncedChange, onSaved } = props
  const t = useText()
  const line = currentLine(draft)
  const total = fullTicketCost(draft, maxLines, price)
  return (
    <div className={styles.tools}>
      <Button icon="dice" onPress={() => onAnnouncedChange(dipLine(draft, draft.current, randomIndex))}>
        {t('pick.luckyDip')}
      </Button>
      {draft.lines.length > 1 && (
        <Button icon="dice" onPress={() => onAnnouncedChange(dipAll(draft, randomIndex))}>
          {t('pick.dipAll')}
        </Button>
      )}
      <Button icon="star" onPress={onSaved}>
        {t('pick.favourites.open')}
      </Button>
      {isStarted(line) && (
        <Button tone="ghost" icon="trash" onPress={() => onChange(clearCurrent(draft))}>
          {t('pick.clear')}
        </Button>
      )}
      {total !== undefined && (
        <Button tone="ghost" icon="ticket" onPress={() => onChange(fillAll(draft, maxLines, randomIndex))}>
          {t('pick.max', { count: maxLines, total })}
        </Button>
      )}
    </div>
  )
}
