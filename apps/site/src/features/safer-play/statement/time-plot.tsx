import type { Statement } from '@fairground/contract/entities/money/statement'
import { BarChart } from '@fairground/ui/money/bar-chart.tsx'
import { useText } from '#core/text/text.ts'
import { Plot } from './plot.tsx'
import { dayAndMonth } from '#core/time/date.ts'
import { durationText } from '#core/time/duration.ts'

const toDayName = (day: string): string => dayAndMonth(Date.parse(`${day}T00:00:00Z`))

/** Login time per day. */
export function TimePlot({ statement: { days } }: { statement: Statement }) {
  const t = useText()
  const minutes = days.reduce((sum, each) => sum + each.minutes, 0)
  return (
    <Plot
      title={t('saferPlay.plot.time')}
      text={t('saferPlay.plot.timeText', { days: days.length, time: durationText(minutes) })}
      picture={
        <BarChart
          bars={days.map(({ day, minutes }) => ({
            id: day,
            label: toDayName(day),
            value: minutes,
            text: `${toDayName(day)}: ${durationText(minutes)}`,
          }))}
          labelEvery={10}
          scaleText={durationText}
        />
      }
      table={{
        head: [t('saferPlay.plot.day'), t('saferPlay.fact.time')],
        rows: days.toReversed().map(({ day, minutes }) => ({
          id: day,
          cells: [toDayName(day), durationText(minutes)],
        })),
      }}
    />
  )
}
