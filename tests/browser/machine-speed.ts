interface Sample {
  readonly at: number
  readonly ms: number
}

export interface SpeedGauge {
  /** How many times slower than at its best the machine was about then. */
  slownessAt(time: number): number
  stop(): void
}

const everyMs = 60
const aboutMs = 400
/** Of all samples the fastest tenth is the machine undisturbed. */
const undisturbed = 0.1

const pieceOfWork = (): number => {
  const values = Array.from({ length: 2000 }, (_, i) => (i * 7919) % 2003).sort((a, b) => a - b)
  return new Map(values.map(value => [`n${value}`, { value }])).size
}

const quantile = (samples: readonly Sample[], share: number): number =>
  samples.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(samples.length * share)] ?? Number.NaN

/** Does the same small piece of work again and again: neighbours of a virtual machine halve its speed for seconds. */
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
