import type { CostPart, GameFigures } from '@fairground/rules/figures/game-figures'
import { formatCount } from '#core/format/numbers.ts'
import { useRoundAmount } from './use-round-amount.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Fragment } from 'react'
import { formatChance, formatWinners } from './format-figures.ts'
import styles from './figures.module.css'

const partWords: Readonly<Record<CostPart['name'], string>> = {
  prizeFund: 'Prize fund',
  jackpot: 'Jackpot, when won on average',
  guaranteed: 'Guaranteed prizes',
  nextSeed: 'Next guaranteed jackpot',
  deck: 'All prizes of the deck',
}

const never = 'never'

interface Figure {
  readonly title: string
  readonly value: string
}

function Figures({ facts }: { readonly facts: readonly Figure[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, value }) => (
        <Fragment key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** What can go wrong for the operator, exactly computed. */
export function RiskPanel({
  figures,
  cap,
  words,
}: {
  readonly figures: GameFigures
  readonly cap: number
  readonly words: string
}) {
  const { risk, lines } = figures
  const amount = useRoundAmount()
  const { payIn, jackpot, maxCost, beyondReserve } = risk
  const facts: readonly Figure[] = [
    { title: 'You pay in on a run', value: formatChance(payIn.chance) },
    ...(payIn.chance > 0 ? [{ title: 'then, on average', value: amount(payIn.average) }] : []),
    ...(jackpot
      ? [
          { title: 'Expected runs to a jackpot', value: formatWinners(jackpot.instancesToWin) },
          { title: 'Jackpot when won, mean', value: amount(jackpot.meanWhenWon) },
        ]
      : []),
    {
      title: 'Prizes need more than the reserve',
      value: beyondReserve > 0 ? formatChance(beyondReserve) : never,
    },
  ]
  const parts = maxCost.parts.filter(part => part.amount > 0)
  return (
    <Panel title={`Risk at ${formatCount(lines)} ${words} a run`}>
      <Figures facts={facts} />
      <p className={styles.sub}>
        {parts.some(({ name }) => name === 'deck')
          ? 'Most a deck can cost'
          : `Most a run can cost, ${formatCount(cap)} ${words}`}
      </p>
      <Figures
        facts={[
          ...parts.map(({ name, amount: part }) => ({ title: partWords[name], value: amount(part) })),
          { title: 'Together', value: amount(maxCost.total) },
        ]}
      />
    </Panel>
  )
}
