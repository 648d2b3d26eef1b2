/** How much of a window is rubbed off, counted on a coarse raster: exact enough, and no pixel is ever read back. */
export type Scratched = ReadonlySet<number>

export interface Point {
  readonly x: number
  readonly y: number
}

const across = 10

export const nothingScratched: Scratched = new Set()

const distance = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
}

/** A stroke of this radius in a window of size 1 by 1. */
export const scratch = (before: Scratched, from: Point, to: Point, radius: number): Scratched => {
  const after = new Set(before)
  for (let i = 0; i < across * across; i += 1) {
    const centre = { x: ((i % across) + 0.5) / across, y: (Math.floor(i / across) + 0.5) / across }
    if (distance(centre, from, to) <= radius) after.add(i)
  }
  return after
}

export const clearedShare = (scratched: Scratched): number => scratched.size / (across * across)
