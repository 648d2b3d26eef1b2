/** Whether a higher or a lower ratio of ours to bare is better: higher for rates, lower for times. */
export type Better = 'higher' | 'lower'

/** One comparison that a measurement makes in every run. */
export interface Measure {
  /** Names both sides: ours / bare. */
  readonly about: string
  readonly unit: string
  readonly better: Better
  /** The ratio to reach: at least if higher is better, at most if lower is better. */
  readonly target?: number
  /** The share of the recorded ratio that the floor keeps, if not 0.7: for ratios that vary more between two runs. */
  readonly tolerance?: number
  /** The reason why CI does not compare the ratio with its floor. */
  readonly noFloor?: string
}

export interface Comparison {
  readonly ours: number
  readonly bare: number
}

export interface Settings<N extends string = string> {
  readonly rounds: number
  /** The duration of one side of one round, if it is limited by time and not by a count. */
  readonly seconds: number
  /** The values of the measurement's own options, by name. */
  readonly numbers: Readonly<Record<N, number>>
  /** Prints progress. */
  readonly say: (line: string) => void
}

/** The sizes of the short version for CI. */
export interface ShortSize<N extends string = string> {
  readonly rounds: number
  readonly seconds: number
  readonly numbers: Readonly<Record<N, number>>
}

export interface Measured<M extends string = string> {
  /** Every declared measure by its name. A comparison without a name does not compile. */
  readonly measures: Readonly<Record<M, Comparison>>
  /** Checks that were made, and facts needed to interpret the numbers. */
  readonly notes: readonly string[]
}

export interface Measurement<N extends string = string, M extends string = string> {
  readonly about: string
  readonly numbers: Readonly<Record<N, { readonly preset: number; readonly about: string }>>
  readonly measures: Readonly<Record<M, Measure>>
  readonly short: ShortSize<NoInfer<N>> | { readonly excluded: string }
  run(settings: Settings<NoInfer<N>>): Promise<Measured<NoInfer<M>>>
}

/** Infers the names of the options and of the measures, so that the compiler reports a missing one. */
export const defineMeasurement = <const N extends string, const M extends string>(
  measurement: Measurement<N, M>,
): Measurement<N, M> => measurement
