export interface Settings {
  readonly rounds: number
  /** How long one side of one round runs, where time and not a count bounds it. */
  readonly seconds: number
  /** The measurement's own numbers, by name. */
  readonly numbers: Readonly<Record<string, number>>
  /** Progress, for whoever watches. */
  readonly say: (line: string) => void
}

export interface Comparison {
  readonly name: string
  readonly ours: number
  readonly bare: number
}

export interface Measured {
  readonly unit: string
  /** The one the last line tells. */
  readonly main: Comparison
  readonly more: readonly Comparison[]
  /** What was checked on the way, and what must be known to read the numbers. */
  readonly notes: readonly string[]
}

export interface Measurement {
  readonly about: string
  readonly numbers: Readonly<Record<string, { readonly preset: number; readonly about: string }>>
  run(settings: Settings): Promise<Measured>
}
