/** Cleared cells of a coarse raster over a window: accurate enough, and no canvas pixels are read back. */
export type ScratchedCells = ReadonlySet<number>

export interface Point {
  readonly x: number
  readonly y: number
}

const rasterSize = 10

export const noScratchedCells: ScratchedCells = new Set()

const distance = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
}

/** Adds a stroke of the given radius in a window of size 1 by 1. */
export const scratch = (before: ScratchedCells, from: Point, to: Point, radius: number): ScratchedCells => {
  const after = new Set(before)
  for (let i = 0; i < rasterSize * rasterSize; i += 1) {
    const centre = {
      x: ((i % rasterSize) + 0.5) / rasterSize,
      y: (Math.floor(i / rasterSize) + 0.5) / rasterSize,
    }
    if (distance(centre, from, to) <= radius) after.add(i)
  }
  return after
}

export const clearedShare = (scratched: ScratchedCells): number => scratched.size / (rasterSize * rasterSize)
