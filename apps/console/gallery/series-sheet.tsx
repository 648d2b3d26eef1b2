import { useState } from 'react'
import { LiveSeries } from '#parts/charts/live/live-series.tsx'
import { appendMoment, type SeriesData } from '#parts/charts/live/series-data.ts'
import { ToolButton } from '#parts/table/bars/tool-button.tsx'
import { createSeries, formatTime, formatWhole, lagLines } from './lag-chart.tsx'

const moments = 100_000
const series = createSeries(moments, 1)
const oneLine: SeriesData = { times: series.times, values: series.values.slice(0, 1) }

/** A series of 100,000 moments, which is drawn when a person asks for it. */
export function SeriesSheet() {
  const [data, setData] = useState<SeriesData>()
  const append = () => setData(now => now && appendMoment(now, (now.times.at(-1) ?? 0) + 1, [45], moments))
  return (
    <>
      <p>
        <ToolButton onPress={() => setData(oneLine)}>Draw</ToolButton>{' '}
        <ToolButton onPress={append}>One more moment</ToolButton>
      </p>
      {data && (
        <LiveSeries
          label="Lag"
          data={data}
          lines={lagLines.slice(0, 1)}
          zone="Europe/London"
          formatScale={formatWhole}
          formatTime={formatTime}
        />
      )}
    </>
  )
}
