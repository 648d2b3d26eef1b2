import type { Statement } from '@fairground/contract/entities/statement'
import { BarChart } from '@fairground/ui/parts/bar-chart.tsx'
import { useText } from '#app/text.ts'
import { Plot } from '#features/safer-play/plot.tsx'
import { dayAndMonth } from '#shared/date.ts'
import { durationText } from '#shared/duration.ts'

const nameOf = (day: string): string => dayAndMonth(Date.parse(`${day}T00:00:00Z`))

/** How long the player was logged in, day by day. */
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
            label: nameOf(day),
            value: minutes,
            text: `${nameOf(day)}: ${durationText(minutes)}`,
          }))}
          labelEvery={10}
          scaleText={durationText}
        />
      }
      table={{
        head: [t('saferPlay.plot.day'), t('saferPlay.fact.time')],
        rows: days.toReversed().map(({ day, minutes }) => ({
          id: day,
          cells: [nameOf(day), durationText(minutes)],
        })),
      }}
    />
  )
}
