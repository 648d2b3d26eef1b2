import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { GameFigures } from '@fairground/rules/figures/game-figures'
import { type ReactNode, useState } from 'react'
import { formatCount, formatShare } from '#core/format/numbers.ts'
import { Histogram } from '#parts/charts/bars/histogram.tsx'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { Button } from '#parts/controls/button.tsx'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { SimulationResult } from '../simulation/simulation-result.ts'
import { useRoundAmount } from './use-round-amount.ts'
import { instances, useSimulation } from './use-simulation.ts'
import styles from './figures.module.css'

interface SimulationPanelProps {
  readonly game: GameTemplate
  readonly figures: GameFigures | undefined
  readonly lines: number
  readonly onLines: (lines: number) => void
  readonly words: string
  /** Where the number of lines comes from, if no person chose it. */
  readonly linesNote: string | undefined
}

const title = '100,000 simulated runs'

/** How much a run pays, from runs that the code of real draws has drawn and settled. */
export function SimulationPanel(props: SimulationPanelProps) {
  const { game, figures, lines, words } = props
  const simulation = useSimulation(game, lines, figures !== undefined)
  const { result, progress, failure, isOld } = simulation
  const amount = useRoundAmount()
  return (
    <ChartFrame
      title={title}
      facts={[`${formatCount(lines)} ${words} a run`]}
      getFigures={() => ({
        head: ['Prizes paid in one run, from', 'to', 'Runs'],
        rows: (result?.prizes.bars ?? []).map(bar => [
          amount(bar.from),
          amount(bar.to),
          formatCount(bar.count),
        ]),
      })}
      tools={
        <>
          <LinesInput {...props} />
          {progress !== undefined ? (
            <Button icon="close" onPress={simulation.cancel}>
              Stop
            </Button>
          ) : (
            <Button
              icon="repeat"
              onPress={simulation.start}
              disabledReason={figures ? undefined : 'The terms cannot be read'}
            >
              {result ? 'Run again' : 'Run'}
            </Button>
          )}
        </>
      }
      footer={result && <Summary {...{ result, figures, isOld, ms: simulation.ms }} />}
    >
      <Shown progress={progress} failure={failure}>
        {result && (
          <Histogram
            label={`${title}: prizes paid in one run, jackpot apart`}
            bins={result.prizes.bars}
            formatValue={amount}
            formatCount={count => formatCount(Math.round(count))}
            countName="runs"
            valueName="prizes paid in one run, jackpot apart"
            mark={{ value: result.prizes.mean, title: `mean ${amount(result.prizes.mean)}` }}
          />
        )}
      </Shown>
    </ChartFrame>
  )
}

function Shown({
  progress,
  failure,
  children,
}: {
  readonly progress: number | undefined
  readonly failure: string | undefined
  readonly children: ReactNode
}) {
  if (progress !== undefined)
    return (
      <div className={styles.progress}>
        <ProgressBar
          value={progress}
          max={instances}
          label="Simulated runs"
          valueText={`${formatCount(progress)} of ${formatCount(instances)}`}
        />
        <span>
          {formatCount(progress)} of {formatCount(instances)} runs
        </span>
      </div>
    )
  if (failure !== undefined) return <p className={styles.progress}>No simulation: {failure}</p>
  return children || <p className={styles.progress}>Nothing is simulated yet.</p>
}

function LinesInput({ lines, onLines, words, linesNote }: SimulationPanelProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <label className={styles.lines} title={linesNote}>
      <input
        inputMode="numeric"
        value={typed ?? formatCount(lines)}
        onChange={event => {
          setTyped(event.target.value)
          const read = Number(event.target.value.replaceAll(',', ''))
          if (Number.isSafeInteger(read) && read > 0) onLines(read)
        }}
        onBlur={() => setTyped(undefined)}
      />
      {words} a run
    </label>
  )
}

interface SummaryProps {
  readonly result: SimulationResult
  readonly figures: GameFigures | undefined
  readonly isOld: boolean
  readonly ms: number
}

function Summary({ result, figures, isOld, ms }: SummaryProps) {
  const amount = useRoundAmount()
  const { returned, prizes, losses, worst, jackpot, settled } = result
  const facts = [
    `Measured return ${formatShare(returned.measured, 2)}, between ${formatShare(returned.low, 2)} and ${formatShare(returned.high, 2)}`,
    ...(figures && !isOld ? [`computed ${formatShare(figures.returns.withGuarantees, 2)}`] : []),
    `1 run in 1,000 pays over ${amount(prizes.oneIn1000.high)}`,
    losses === 0 ? 'you lose in no run' : `you lose in ${formatShare(losses / result.instances, 2)} of runs`,
    worst < 0
      ? `1 in 1,000 costs you over ${amount(-worst)}`
      : `1 in 1,000 leaves you under ${amount(worst)}`,
    ...(jackpot.wins > 0
      ? [`jackpot won in ${formatCount(jackpot.wins)} runs, ${amount(jackpot.mean)} on average`]
      : []),
    `drawn and settled by the code of real draws, ${formatCount(settled.fromAllLines)} runs line by line`,
    `${(ms / 1000).toFixed(1)} s`,
  ]
  return (
    <>
      {isOld && (
        <Tag tone="warn" icon="clock">
          Of earlier terms
        </Tag>
      )}{' '}
      {facts.join(' · ')}
    </>
  )
}
