/** A random cost: `chances[i]` is the chance of `costs[i]`. */
export interface Cost {
  readonly costs: ArrayLike<number>
  readonly chances: ArrayLike<number>
}

export interface Excess {
  /** How likely the sum is above the limit. */
  readonly chance: number
  /** By how much it is then above the limit, on average. */
  readonly average: number
}

/** How far the sum of independent costs spreads around its mean. */
export interface Spread {
  readonly deviation: number
  /** Zero if it is symmetric; large if few expensive instances make most of the cost. */
  readonly skewness: number
}

export const findSpread = (parts: readonly Cost[]): Spread => {
  let variance = 0
  let third = 0
  for (const part of parts) {
    const mean = meanCost(part)
    for (let i = 0; i < part.costs.length; i++) {
      const distance = part.costs[i]! - mean
      variance += part.chances[i]! * distance ** 2
      third += part.chances[i]! * distance ** 3
    }
  }
  return { deviation: Math.sqrt(variance), skewness: variance === 0 ? 0 : third / variance ** 1.5 }
}

const cells = 1000
const negligible = 1e-9
const none: Excess = { chance: 0, average: 0 }

/**
 * How often and by how much the sum of independent costs exceeds a limit. The costs up to the limit are counted on a grid
 * of 1,000 cells that keeps every mean, so only the cell at the limit is uncertain.
 */
export const findExcess = (parts: readonly Cost[], limit: number): Excess => {
  const mean = parts.reduce((sum, part) => sum + meanCost(part), 0)
  if (limit <= 0) {
    const free = parts.reduce((chance, part) => chance * chanceOfZero(part), 1)
    return limit < 0 ? { chance: 1, average: mean - limit } : toExcess(1 - free, mean)
  }
  const width = limit / cells
  let sum = new Float64Array(cells + 1)
  sum[0] = 1
  for (const part of parts) sum = add(sum, toGrid(part, width))
  let within = 0
  let unused = 0
  for (let cell = 0; cell <= cells; cell++) {
    within += sum[cell]!
    unused += sum[cell]! * (limit - cell * width)
  }
  return toExcess(1 - within, mean - limit + unused)
}

const toExcess = (chance: number, total: number): Excess =>
  chance < negligible ? none : { chance: Math.min(1, chance), average: Math.max(0, total) / chance }

const meanCost = ({ costs, chances }: Cost): number => {
  let mean = 0
  for (let i = 0; i < costs.length; i++) mean += costs[i]! * chances[i]!
  return mean
}

const chanceOfZero = ({ costs, chances }: Cost): number => {
  let chance = 0
  for (let i = 0; i < costs.length; i++) if (costs[i] === 0) chance += chances[i]!
  return chance
}

/** Divides a chance between the two nearest cells, so that its mean stays. */
const toGrid = ({ costs, chances }: Cost, width: number): Float64Array => {
  const grid = new Float64Array(cells + 1)
  for (let i = 0; i < costs.length; i++) {
    const place = costs[i]! / width
    const cell = Math.floor(place)
    if (cell > cells) continue
    const upper = place - cell
    grid[cell] = grid[cell]! + chances[i]! * (1 - upper)
    if (cell < cells) grid[cell + 1] = grid[cell + 1]! + chances[i]! * upper
  }
  return grid
}

const add = (sum: Float64Array, part: Float64Array): Float64Array<ArrayBuffer> => {
  const next = new Float64Array(cells + 1)
  for (let shift = 0; shift <= cells; shift++) {
    const chance = part[shift]!
    if (chance === 0) continue
    for (let cell = 0; cell + shift <= cells; cell++)
      next[cell + shift] = next[cell + shift]! + sum[cell]! * chance
  }
  return next
}
