import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { useMemo } from 'react'
import { formatShare } from '#core/format/numbers.ts'
import type { DiffRow } from '#parts/form/model/describe-value.ts'
import { Panel } from '#parts/layout/panel.tsx'
import type { Figures } from '../figures/use-figures.ts'
import { describeGame } from '../simulation/describe-game.ts'
import { findFigures } from '../figures/find-figures.ts'
import styles from '../figures/figures.module.css'
import { ChangeList } from './change-list.tsx'

const returnRows = [
  ['Return, from sales', 'fromSales'],
  ['With the guarantees', 'withGuarantees'],
  ['Operator share', 'operatorShare'],
] as const

/** What the draft changes of the live version, and what that does to the return. */
export function AgainstPanel({
  title,
  live,
  figures,
  changes,
}: {
  readonly title: string
  readonly live: GameTemplate
  readonly figures: Figures
  readonly changes: readonly DiffRow[]
}) {
  const before = useMemo(() => findFigures(describeGame, live, figures.lines).value, [live, figures.lines])
  return (
    <Panel title={title}>
      {changes.length === 0 ? <p>Nothing is changed yet.</p> : <ChangeList changes={changes} />}
      {before && figures.value && (
        <dl className={styles.returns}>
          {returnRows.map(([words, name]) => (
            <Return
              key={name}
              words={words}
              before={before.returns[name]}
              after={figures.value?.returns[name] ?? 0}
            />
          ))}
        </dl>
      )}
    </Panel>
  )
}

function Return({
  words,
  before,
  after,
}: {
  readonly words: string
  readonly before: number
  readonly after: number
}) {
  const [old, now] = [formatShare(before), formatShare(after)]
  return (
    <>
      <dt>{words}</dt>
      <dd>
        {old !== now && (
          <>
            {old} <span aria-hidden="true">→</span>
            <span className="vh">becomes</span>{' '}
          </>
        )}
        <b>{now}</b>
      </dd>
    </>
  )
}
