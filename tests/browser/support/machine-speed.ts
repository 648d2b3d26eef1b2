interface Sample {
  readonly at: number
  readonly ms: number
}

export interface SpeedGauge {
  /** The slowdown of the machine around this time, compared with the machine on which the budgets were set. */
  slownessAt(time: number): number
  stop(): void
}

const everyMs = 60
const aboutMs = 400
/** The piece of work takes this long on an undisturbed machine of the kind on which the budgets were set. */
const undisturbedMs = 1.1

const pieceOfWork = (): number => {
  const values = Array.from({ length: 2000 }, (_, i) => (i * 7919) % 2003).sort((a, b) => a - b)
  return new Map(values.map(value => [`n${value}`, { value }])).size
}

const median = (samples: readonly Sample[]): number =>
  samples.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN

/** Repeats a small piece of work, because other virtual machines can halve the speed for seconds. */
export const startSpeedGauge = (): SpeedGauge => {
  const samples: Sample[] = []
  const timer = setInterval(() => {
    const began = performance.now()
    pieceOfWork()
    samples.push({ at: Date.now(), ms: performance.now() - began })
  }, everyMs)
  return {
    slownessAt(time) {
      const near = samples.filter(({ at }) => Math.abs(at - time) < aboutMs)
      return near.length === 0 ? 1 : Math.max(1, median(near) / undisturbedMs)
    },
    stop: () => clearInterval(timer),
  }
}
