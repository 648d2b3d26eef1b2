import { pickBall, pickBall2nd, type PickerState } from '@fairground/rules/picking/picker'
import { NumberGrid } from '@fairground/ui/parts/number-grid.tsx'
import { PickSlots } from '@fairground/ui/parts/pick-slots.tsx'
import { Segmented } from '@fairground/ui/parts/segmented.tsx'
import { useText } from '#app/text.ts'
import { gapIn, type NumbersRule, numbersOf, secondOf } from '#features/pick/draft-line.ts'
import { lineLabel } from '#features/pick/line-words.ts'
import styles from './numbers-block.module.css'

export type PickerPage = 'first' | 'second'

/** A second set larger than this gets a page of its own on a phone. */
const MOST_ON_ONE_PAGE = 12

export const hasPages = ({ second }: NumbersRule): boolean =>
  second !== undefined && second.of > MOST_ON_ONE_PAGE

export interface NumbersBlockProps {
  rule: NumbersRule
  line: PickerState
  /** The line's number on the ticket. */
  n: number
  page: PickerPage
  onPage: (page: PickerPage) => void
  onLine: (line: PickerState) => void
}

/** The ball by which two sets of numbers differ. */
const changed = (before: readonly number[], after: readonly number[]): number | undefined =>
  before.find(n => !after.includes(n)) ?? after.find(n => !before.includes(n))

/** The slots of the line and under them the numbers to pick from; a second set in its own block. */
export function NumbersBlock({ rule, line, n, page, onPage, onLine }: NumbersBlockProps) {
  const t = useText()
  const { first, second } = rule
  const numbers = numbersOf(line)
  const bonus = secondOf(line)
  const paged = hasPages(rule)

  const pickFirst = (ball: number) => {
    const next = pickBall(line, ball)
    onLine(next)
    if (gapIn(next).numbers === 0 && gapIn(next).second > 0) onPage('second')
  }
  /** One bonus number: another takes its place. */
  const pickSecond = (value: readonly number[]) => {
    const dropped = bonus.filter(ball => !value.includes(ball))
    const added = value.filter(ball => !bonus.includes(ball))
    onLine([...dropped, ...added].reduce(pickBall2nd, line))
  }

  return (
    <div className={styles.block} data-page={paged ? page : undefined}>
      <PickSlots
        numbers={numbers}
        pick={first.pick}
        max={first.of}
        bonus={bonus}
        bonusPick={second?.pick ?? 0}
        label={lineLabel(t, line, n)}
      />
      {paged && (
        <div className={styles.pages}>
          <Segmented
            label={t('pick.second.pages')}
            options={[
              { id: 'first', label: t('pick.second.pageFirst') },
              { id: 'second', label: t('pick.second.pageSecond') },
            ]}
            value={page}
            onChange={onPage}
          />
        </div>
      )}
      <div className={styles.first}>
        <NumberGrid
          legend={t('pick.legend', { n, ...first })}
          max={first.of}
          pick={first.pick}
          value={numbers}
          status={t('pick.picked', { picked: numbers.length, pick: first.pick })}
          onChange={value => {
            const ball = changed(numbers, value)
            if (ball !== undefined) pickFirst(ball)
          }}
        />
      </div>
      {second && (
        <div className={styles.second}>
          <p className={styles.head} aria-hidden="true">
            <b>{t('pick.second.title', { count: second.pick })}</b>
            <span>{t('pick.second.hint', { ...second })}</span>
          </p>
          <NumberGrid
            form="bonus"
            legend={t('pick.second.legend', { n, count: second.pick, of: second.of })}
            max={second.of}
            pick={second.pick}
            value={bonus}
            status={t('pick.picked', { picked: bonus.length, pick: second.pick })}
            onChange={pickSecond}
          />
        </div>
      )}
    </div>
  )
}
