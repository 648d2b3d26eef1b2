import { hasSymbols } from '../kinds/kind-traits.ts'
import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { type ReactNode, useState } from 'react'
import { formatCount, formatShare } from '#core/format/numbers.ts'
import { Button } from '#parts/controls/button.tsx'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { Figures } from '../figures/use-figures.ts'
import { formatOdds, formatWinners } from '../figures/format-figures.ts'
import { WhereItGoes } from '../figures/where-it-goes.tsx'
import { findTierProblems } from '../checks/tier-problems.ts'
import type { BrokenRule } from '../checks/checklist.ts'
import { getTiers } from '../kinds/terms/fit-terms.ts'
import { type AnyKind, kindWords } from '../kinds/terms/game-kind.ts'
import { prizeKinds } from '../kinds/terms/tier-schemas.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'
import { moveEntry } from './move-tier.ts'
import { hasFreeTiers, makeTier, type Tier, tierKeys } from '../kinds/tier-keys.ts'
import { TierRow } from './tier-row.tsx'
import styles from './prizes.module.css'

interface PrizeTableProps {
  readonly game: GameTemplate
  readonly kind: AnyKind
  readonly live: GameTemplate | undefined
  readonly figures: Figures
  readonly errors: readonly FieldError[]
  readonly problems: readonly BrokenRule[]
  readonly isReadOnly: boolean
  readonly onChange: (game: GameTemplate) => void
}

const maxTiers = 60

/** Focuses the handle again after its row has moved. */
const focusHandle = (position: number): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-tier="${position}"]`)?.focus())
}

/** The prizes with their exact odds, and what each of them takes of a stake. */
export function PrizeTable(props: PrizeTableProps) {
  const { game, kind, live, figures, errors, problems, isReadOnly, onChange } = props
  const money = useMoneyFormat()
  const [said, setSaid] = useState('')
  const tiers = getTiers(game)
  const liveTiers = live ? getTiers(live) : []
  const keys = tierKeys[kind]
  const isDeck = prizeKinds[kind].length === 0
  const columns = 7 + keys.length + (isDeck ? 0 : 1)
  const change = (next: readonly Tier[]) =>
    onChange({ ...game, prizeTable: { ...game.prizeTable, tiers: next } })
  const move = (from: number, to: number) => {
    const next = moveEntry(tiers, from, to)
    if (next === tiers) return
    change(next)
    setSaid(`Moved to place ${to + 1} of ${tiers.length}`)
    focusHandle(to)
  }
  const others = figures.value?.tiers.slice(tiers.length) ?? []
  const { anyPrize } = figures.value ?? {}
  return (
    <Panel
      title="Prizes"
      isFlush
      about={anyPrize && <Tag>{formatCount(anyPrize.total)} combinations</Tag>}
      tools={
        hasFreeTiers(kind) &&
        !isReadOnly && (
          <Button
            icon="plus"
            onPress={() => change([...tiers, makeTier(kind, game)])}
            disabledReason={tiers.length >= maxTiers ? `At most ${maxTiers} tiers` : undefined}
          >
            Add tier
          </Button>
        )
      }
    >
      <ScrollArea label="Prize tiers">
        <fieldset disabled={isReadOnly} className={styles.fields}>
          <table className={styles.table}>
            <caption className="vh">Prize tiers, best first</caption>
            <thead>
              <tr>
                <th scope="col" data-col="order">
                  <span className="vh">Order</span>
                </th>
                <th scope="col">{hasSymbols(kind) ? 'Symbol' : 'Tier'}</th>
                {keys.map(key => (
                  <th key={key.name} scope="col" data-col="key">
                    {key.title}
                  </th>
                ))}
                {!isDeck && (
                  <th scope="col" data-col="kind">
                    Prize
                  </th>
                )}
                <th scope="col" data-col="amount">
                  Amount
                </th>
                <th scope="col" data-col="odds">
                  Exact odds
                </th>
                <th scope="col" data-col="winners">
                  Winners a run
                </th>
                <th scope="col" data-col="share">
                  Of each {figures.unit}
                </th>
                <th scope="col" data-col="remove">
                  <span className="vh">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier, position) => (
                <TierRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no identity; the value of a row is controlled.
                  key={position}
                  {...{ game, kind, tier, position, money, columns }}
                  live={liveTiers[position]}
                  figures={figures.value?.tiers[position]}
                  problems={findTierProblems(tier, position, errors, problems)}
                  onChange={next => change(tiers.map((each, at) => (at === position ? next : each)))}
                  onMove={to => move(position, to)}
                  onTake={from => move(from, position)}
                  onRemove={() => change(tiers.filter((_, at) => at !== position))}
                />
              ))}
              {others.map(other => (
                <tr key={other.name}>
                  <td colSpan={columns - 4}>{other.name}</td>
                  <td className={styles.figure}>–</td>
                  <td className={styles.figure}>{formatWinners(other.winners)}</td>
                  <td className={styles.figure}>
                    <b>{formatShare(other.share, 2)}</b>
                  </td>
                  <td aria-hidden="true" />
                </tr>
              ))}
            </tbody>
            {figures.value && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={columns - 4}>
                    Any prize
                  </th>
                  <td className={styles.figure}>{formatOdds(figures.value.anyPrize)}</td>
                  <td className={styles.figure}>
                    {formatWinners(figures.value.tiers.reduce((sum, { winners }) => sum + winners, 0))}
                  </td>
                  <td className={styles.figure}>{formatShare(figures.value.returns.withGuarantees, 2)}</td>
                  <td aria-hidden="true" />
                </tr>
              </tfoot>
            )}
          </table>
        </fieldset>
      </ScrollArea>
      <p className="vh" aria-live="polite">
        {said}
      </p>
      <Below figures={figures} words={kindWords[kind].lines} />
    </Panel>
  )
}

function Below({ figures, words }: { readonly figures: Figures; readonly words: string }): ReactNode {
  if (figures.value)
    return <WhereItGoes figures={figures.value} unit={figures.unit} lines={figures.lines} words={words} />
  return (
    <p className={styles.unreadable}>No figures yet: {figures.problem ?? 'the terms are not complete'}.</p>
  )
}
