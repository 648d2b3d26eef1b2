import UPlot from 'uplot'
import { drawLabels, toLabelWidth } from './draw-labels.ts'
import { drawZoneChanges } from './draw-zone-changes.ts'
import { readToken, toLineColor } from './line-color.ts'

export interface LiveLine {
  readonly title: string
  readonly formatValue: (value: number) => string
}

export interface LiveChart {
  readonly lines: readonly LiveLine[]
  readonly zone: string
  readonly formatScale: (value: number) => string
}

/** The lines of later series are dashed, because some people do not see the difference of colours. */
const toDash = (line: number): number[] => (line === 0 ? [] : [5 * line, 3])

const font = '12px Figtree, system-ui, sans-serif'

/** The largest value, which uPlot knows from its scale. */
const findLargest = ({ series }: UPlot): number => Math.max(0, ...series.slice(1).map(({ max }) => max ?? 0))

export const toChartOptions = (
  chart: LiveChart,
  size: { readonly width: number; readonly height: number },
): UPlot.Options => {
  const stroke = (token: string) => (plot: UPlot) => readToken(plot.root, token)
  const axis: UPlot.Axis = {
    font,
    stroke: stroke('--text-2'),
    grid: { stroke: stroke('--line'), width: 1 },
    ticks: { show: false },
  }
  return {
    ...size,
    padding: [10, plot => toLabelWidth(chart.lines, findLargest(plot)), 0, 0],
    legend: { show: false },
    cursor: { x: true, y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
    tzDate: seconds => UPlot.tzDate(new Date(seconds * 1000), chart.zone),
    scales: { y: { range: (_, min, max) => [Math.min(0, min), max <= 0 ? 1 : max * 1.1] } },
    axes: [
      { ...axis, grid: { show: false }, values: '{HH}:{mm}', space: 120, size: 28 },
      { ...axis, values: (_, splits) => splits.map(chart.formatScale), space: 44, size: 46 },
    ],
    series: [
      {},
      ...chart.lines.map((line, at) => ({
        label: line.title,
        stroke: stroke(toLineColor(at)),
        width: 2,
        dash: toDash(at),
        points: { show: false },
      })),
    ],
    hooks: { draw: [plot => drawZoneChanges(plot, chart.zone), plot => drawLabels(plot, chart.lines)] },
  }
}
