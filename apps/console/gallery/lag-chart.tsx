import { useState } from 'react'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { LiveSeries } from '#parts/charts/live/live-series.tsx'
import { appendMoment, type SeriesData } from '#parts/charts/live/series-data.ts'
import { ToolButton } from '#parts/table/bars/tool-button.tsx'

const start = Date.parse('2026-11-14T19:10:00Z') / 1000
const zone = 'Europe/London'

const lagAt = (at: number): number => 40 + 10 * Math.sin(at / 3) + (at === 23 ? 280 : 0)

export const createSeries = (moments: number, step: number): SeriesData => ({
  times: Array.from({ length: moments }, (_, at) => start + at * step),
  values: [
    Array.from({ length: moments }, (_, at) => lagAt(at)),
    Array.from({ length: moments }, (_, at) => lagAt(at) * 0.5 + 64),
  ],
})

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: zone })
export const formatTime = (seconds: number): string => time.format(seconds * 1000)
export const formatWhole = (value: number): string => value.toFixed(0)
export const lagLines = [
  { title: 'relay lag', formatValue: formatWhole },
  { title: 'purchase p95', formatValue: formatWhole },
]

export function LagChart() {
  const [data, setData] = useState(() => createSeries(61, 60))
  const append = () =>
    setData(now => appendMoment(now, (now.times.at(-1) ?? start) + 60, [lagAt(now.times.length), 84], 61))
  return (
    <ChartFrame
      title="Lag, last hour, ms"
      tools={<ToolButton onPress={append}>One minute later</ToolButton>}
      getFigures={() => ({
        head: ['Time', ...lagLines.map(line => line.title)],
        rows: data.times.map((seconds, at) => [
          formatTime(seconds),
          ...data.values.map(line => formatWhole(line[at] ?? 0)),
        ]),
      })}
    >
      <LiveSeries
        label="Lag in the last hour"
        data={data}
        lines={lagLines}
        zone={zone}
        formatScale={formatWhole}
        formatTime={formatTime}
      />
    </ChartFrame>
  )
}
