import { pickBall, pickBall2nd, type PickerState } from '@fairground/rules/picking/picker'
import { NumberGrid } from '@fairground/ui/games/numbers/number-grid.tsx'
import { PickSlots } from '@fairground/ui/games/numbers/pick-slots.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { useText } from '#core/text/text.ts'
import {
  computeGap,
  type NumbersRule,
  getNumbers,
  getSecondNumbers,
} from '#features/pick/draft/draft-line.ts'
import { lineLabel } from '#features/pick/draft/line-texts.ts'
import styles from './numbers-block.module.css'

export type PickerPage = 'first' | 'second'

/** A larger second set gets a separate page on a phone. */
const MAX_ON_ONE_PAGE = 12

export const hasPages = ({ second }: NumbersRule): boolean =>
  second !== undefined && second.of > MAX_ON_ONE_PAGE

export interface NumbersBlockProps {
  rule: NumbersRule
  line: PickerState
  /** The line's number on the ticket. */
  n: number
  page: PickerPage
  onPage: (page: PickerPage) => void
  onLine: (line: PickerState) => void
}

/** Returns the ball that was added or removed. */
const findChangedBall = (before: readonly number[], after: readonly number[]): number | undefined =>
  before.find(n => !after.includes(n)) ?? after.find(n => !before.includes(n))

/** The slots of the line, the numbers to pick from, and a separate grid for the second set. */
export function NumbersBlock({ rule, line, n, page, onPage, onLine }: NumbersBlockProps) {
  const t = useText()
  const { first, second } = rule
  const numbers = getNumbers(line)
  const bonus = getSecondNumbers(line)
  const paged = hasPages(rule)

  const pickFirst = (ball: number) => {
    const next = pickBall(line, ball)
    onLine(next)
    if (computeGap(next).numbers === 0 && computeGap(next).second > 0) onPage('second')
  }
  /** With one bonus number, picking another replaces it. */
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
            const ball = findChangedBall(numbers, value)
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
