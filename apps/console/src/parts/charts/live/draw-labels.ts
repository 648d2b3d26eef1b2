import type UPlot from 'uplot'
import { toLabelPlaces } from './label-places.ts'
import { readToken, toLineColor } from './line-color.ts'

const lineHeight = 17
const gap = 8
const characterWidth = 7.2

interface LabelledLine {
  readonly title: string
  readonly formatValue: (value: number) => string
}

const toLabel = ({ title, formatValue }: LabelledLine, value: number): string =>
  `${title} ${formatValue(value)}`

/** The width that the labels need beside the lines. */
export const toLabelWidth = (lines: readonly LabelledLine[], largest: number): number =>
  gap + Math.max(0, ...lines.map(line => toLabel(line, largest).length)) * characterWidth

const findNewest = (values: ArrayLike<number | null | undefined> | undefined): number | null => {
  for (let at = (values?.length ?? 0) - 1; at >= 0; at--) {
    const value = values?.[at]
    if (value !== null && value !== undefined) return value
  }
  return null
}

/** Writes each line's name and newest value behind its end, instead of a legend. */
export const drawLabels = (plot: UPlot, lines: readonly LabelledLine[]): void => {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const newest = lines.map((_, at) => findNewest(plot.data[at + 1]))
  const wanted = newest.map(value => (value === null ? null : plot.valToPos(value, 'y', true)))
  const places = toLabelPlaces(wanted, bbox.top, bbox.top + bbox.height, lineHeight * ratio)
  ctx.save()
  ctx.font = `650 ${13 * ratio}px Figtree, system-ui, sans-serif`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  for (const [at, line] of lines.entries()) {
    const value = newest[at]
    const y = places[at]
    if (value === null || value === undefined || y === null || y === undefined) continue
    ctx.fillStyle = readToken(plot.root, toLineColor(at))
    ctx.fillText(toLabel(line, value), bbox.left + bbox.width + gap * ratio, y)
  }
  ctx.restore()
}
