import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { LiveSeries } from '#parts/charts/live/live-series.tsx'
import type { SeriesData } from '#parts/charts/live/series-data.ts'
import { Empty } from '#parts/feedback/empty.tsx'

const lines = [
  { title: 'events', formatValue: formatCount },
  { title: 'jobs', formatValue: formatCount },
]

/** How much waits, from the moment at which the page was opened. */
export function WaitingChart({ data }: { readonly data: SeriesData }) {
  const { zone, seconds } = useFormat()
  const formatTime = (time: number) => seconds(time * 1000)
  return (
    <ChartFrame
      title="What waits, since you opened this page"
      getFigures={() => ({
        head: ['Time', 'Events', 'Jobs'],
        rows: data.times.map((time, at) => [
          formatTime(time),
          ...data.values.map(line => formatCount(line[at] ?? 0)),
        ]),
      })}
    >
      {data.times.length < 2 ? (
        <Empty icon="clock" title="The line begins with the second reading" />
      ) : (
        <LiveSeries
          label="Waiting events and jobs"
          data={data}
          lines={lines}
          zone={zone}
          formatScale={formatCount}
          formatTime={formatTime}
        />
      )}
    </ChartFrame>
  )
}
