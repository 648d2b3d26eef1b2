interface Sample {
  readonly at: number
  readonly ms: number
}

export interface SpeedGauge {
  /** The slowdown of the machine around this time, compared with its best speed. */
  slownessAt(time: number): number
  stop(): void
}

const everyMs = 60
const aboutMs = 400
/** The fastest tenth of all samples counts as the undisturbed speed. */
const undisturbed = 0.1

const pieceOfWork = (): number => {
  const values = Array.from({ length: 2000 }, (_, i) => (i * 7919) % 2003).sort((a, b) => a - b)
  return new Map(values.map(value => [`n${value}`, { value }])).size
}

const quantile = (samples: readonly Sample[], share: number): number =>
  samples.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(samples.length * share)] ?? Number.NaN

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
      return near.length === 0 ? 1 : Math.max(1, quantile(near, 0.5) / quantile(samples, undisturbed))
    },
    stop: () => clearInterval(timer),
  }
}
