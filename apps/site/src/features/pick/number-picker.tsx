import { isComplete } from '@fairground/rules/picking/picker'
import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { LineTabs } from '@fairground/ui/parts/line-tabs.tsx'
import { NumberGrid } from '@fairground/ui/parts/number-grid.tsx'
import { PickSlots } from '@fairground/ui/parts/pick-slots.tsx'
import { useText } from '#app/text.ts'
import {
  addLine,
  clearCurrent,
  dipLine,
  type Draft,
  lineAt,
  missingIn,
  numbersOf,
  selectLine,
  toggleBall,
  typeLine,
} from '#features/pick/draft.ts'
import { TypedNumbers } from '#features/pick/typed-numbers.tsx'
import { randomIndex } from '#shared/crypto-random.ts'
import styles from './number-picker.module.css'

export interface NumberPickerProps {
  draft: Draft
  onChange: (draft: Draft) => void
  maxLines: number
  onRules: () => void
}

/** The ball by which two sets of numbers differ. */
const changed = (before: readonly number[], after: readonly number[]): number | undefined =>
  after.find(n => !before.includes(n)) ?? before.find(n => !after.includes(n))

export function NumberPicker({ draft, onChange, maxLines, onRules }: NumberPickerProps) {
  const t = useText()
  const announce = useAnnounce()
  const { pick, of } = draft.shape.first
  const n = draft.current + 1
  const line = lineAt(draft, draft.current)
  const numbers = numbersOf(line)
  const missing = missingIn(line)

  const tabs = draft.lines.map((each, index) => ({
    id: String(index),
    label: t('pick.line', { n: index + 1 }),
    complete: isComplete(each),
    ...(numbersOf(each).length > 0 && !isComplete(each)
      ? { note: t('pick.left', { count: missingIn(each) }) }
      : {}),
  }))
  const say = (next: Draft) => {
    onChange(next)
    const said = numbersOf(lineAt(next, next.current)).toSorted((a, b) => a - b)
    announce(t('pick.typed.done', { n, numbers: said.join(', ') }))
  }

  return (
    <Card
      className={styles.picker}
      title={t('pick.title')}
      titleSize="xl"
      action={<IconButton icon="info" label={t('pick.rules')} onPress={onRules} />}
    >
      <LineTabs
        label={t('pick.lines')}
        lines={tabs}
        selected={String(draft.current)}
        onSelect={id => onChange(selectLine(draft, Number(id)))}
        add={
          draft.lines.length < maxLines
            ? { label: t('pick.addLine'), onPress: () => onChange(addLine(draft, maxLines)) }
            : undefined
        }
      />
      <PickSlots
        numbers={numbers}
        pick={pick}
        max={of}
        label={t('pick.slots', {
          count: missing,
          n,
          numbers: numbers.length === 0 ? t('pick.noNumbers') : numbers.join(', '),
        })}
      />
      <NumberGrid
        key={draft.current}
        legend={t('pick.legend', { n, pick, of })}
        max={of}
        pick={pick}
        value={numbers}
        status={t('pick.picked', { picked: numbers.length, pick })}
        onChange={value => {
          const ball = changed(numbers, value)
          if (ball !== undefined) onChange(toggleBall(draft, ball))
        }}
      />
      <div className={styles.tools}>
        <Button icon="dice" onPress={() => say(dipLine(draft, draft.current, randomIndex))}>
          {t('pick.luckyDip')}
        </Button>
        {numbers.length > 0 && (
          <Button tone="ghost" icon="trash" onPress={() => onChange(clearCurrent(draft))}>
            {t('pick.clear')}
          </Button>
        )}
      </div>
      <TypedNumbers set={draft.shape.first} onLine={typed => say(typeLine(draft, typed))} />
    </Card>
  )
}
