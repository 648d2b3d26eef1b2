import type UPlot from 'uplot'
import { readToken } from './line-color.ts'
import { findZoneChanges } from './zone-changes.ts'

/** Marks the moments at which the clocks of the zone change, because the axis jumps there. */
export const drawZoneChanges = (plot: UPlot, zone: string): void => {
  const { min, max } = plot.scales['x'] ?? {}
  if (min === undefined || max === undefined || min === null || max === null) return
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  for (const change of findZoneChanges(min, max, zone)) {
    const x = plot.valToPos(change, 'x', true)
    ctx.save()
    ctx.strokeStyle = readToken(plot.root, '--line-strong')
    ctx.fillStyle = readToken(plot.root, '--text-2')
    ctx.setLineDash([3 * ratio, 3 * ratio])
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    ctx.font = `${12 * ratio}px Figtree, system-ui, sans-serif`
    ctx.fillText('clocks change', x + 4 * ratio, bbox.top + 12 * ratio)
    ctx.restore()
  }
}
