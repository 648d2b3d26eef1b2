import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { CursorArea } from '../frame/cursor-area.tsx'
import { type LiveChart, toChartOptions } from './chart-options.ts'
import type { SeriesData } from './series-data.ts'
import styles from './live-series.module.css'

export interface LiveSeriesProps extends LiveChart {
  /** The name of the chart. */
  readonly label: string
  /** A new object draws the chart again; see `appendMoment`. */
  readonly data: SeriesData
  readonly formatTime: (seconds: number) => string
  readonly height?: number
}

const toAligned = ({ times, values }: SeriesData): UPlot.AlignedData =>
  // uPlot does not write to its data, but its types do not say so.
  [times, ...values] as unknown as UPlot.AlignedData

interface PlotProps {
  readonly chart: LiveChart
  readonly data: SeriesData
  readonly height: number
  readonly index: number | undefined
  readonly onIndex: (index: number | undefined) => void
}

function Plot({ chart, data, height, index, onIndex }: PlotProps) {
  const element = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot>(undefined)
  const latest = useRef({ chart, data, onIndex })
  useEffect(() => {
    latest.current = { chart, data, onIndex }
  })
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    const { chart: first, data: firstData } = latest.current
    const options = toChartOptions(first, { width: box.clientWidth, height })
    const created = new UPlot(options, toAligned(firstData), box)
    // A new size draws every moment again.
    const resize = new ResizeObserver(() => {
      if (created.width !== box.clientWidth) created.setSize({ width: box.clientWidth, height })
    })
    resize.observe(box)
    created.over.addEventListener('pointermove', () =>
      latest.current.onIndex(created.cursor.idx ?? undefined),
    )
    plot.current = created
    const scheme = new MutationObserver(() => created.redraw())
    scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    // The canvas does not draw again by itself when the font of its texts arrives.
    const redraw = () => created.redraw(false)
    document.fonts.addEventListener('loadingdone', redraw)
    return () => {
      document.fonts.removeEventListener('loadingdone', redraw)
      scheme.disconnect()
      resize.disconnect()
      created.destroy()
    }
  }, [height])
  useEffect(() => {
    if (plot.current && plot.current.data[0] !== data.times) plot.current.setData(toAligned(data))
  }, [data])
  useEffect(() => {
    const time = index === undefined ? undefined : data.times[index]
    if (time === undefined) plot.current?.setCursor({ left: -10, top: -10 }, false)
    else plot.current?.setCursor({ left: plot.current.valToPos(time, 'x'), top: 0 }, false)
  }, [index, data])
  return <div ref={element} className={styles.plot} aria-hidden="true" />
}

/** Lines over time that grow while a person looks at them. */
export function LiveSeries({
  label,
  data,
  lines,
  zone,
  formatScale,
  formatTime,
  height = 170,
}: LiveSeriesProps) {
  const toText = (index: number): string => {
    const values = lines.map((line, at) => {
      const value = data.values[at]?.[index]
      return `${line.title} ${value === null || value === undefined ? 'unknown' : line.formatValue(value)}`
    })
    return `${formatTime(data.times[index] ?? 0)}: ${values.join(', ')}`
  }
  return (
    <CursorArea label={label} count={data.times.length} getText={toText}>
      {({ index, setIndex }) => (
        <Plot
          key={`${zone} ${lines.length}`}
          chart={{ lines, zone, formatScale }}
          data={data}
          height={height}
          index={index}
          onIndex={setIndex}
        />
      )}
    </CursorArea>
  )
}
