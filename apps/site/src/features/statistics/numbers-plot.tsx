import type { GameStatistics } from '@fairground/contract/entities/games/game-statistics'
import { BarChart } from '@fairground/ui/money/bar-chart.tsx'
import { locale } from '#core/text/locale.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { Plot } from '#shared/layout/plot.tsx'
import { usePlotWords } from './use-plot-words.ts'

const labelsPerChart = 10

/** How often each number of one set was drawn. */
export function NumbersPlot({ set: { set, position, numbers } }: { set: GameStatistics['sets'][number] }) {
  const t = useText()
  const words = usePlotWords()
  const format = new Intl.NumberFormat(locale)
  return (
    <Plot
      title={t(`statistics.set.${set}`, { position })}
      text={t('statistics.setText')}
      words={words}
      picture={
        <BarChart
          bars={numbers.map(({ number, times }) => ({
            id: String(number),
            label: String(number),
            value: times,
            text: t('statistics.drawnTimes', { number, count: times }),
          }))}
          labelEvery={numbers.length <= labelsPerChart ? 1 : Math.ceil(numbers.length / labelsPerChart)}
          scaleText={value => format.format(value)}
        />
      }
      table={{
        head: [t('statistics.number'), t('statistics.times'), t('statistics.lastDrawn')],
        rows: numbers.map(({ number, times, lastDrawnAt }) => ({
          id: String(number),
          cells: [
            number,
            format.format(times),
            lastDrawnAt === null ? t('statistics.notDrawn') : dayAndTime(lastDrawnAt),
          ],
        })),
      }}
    />
  )
}
