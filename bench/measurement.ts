export interface Settings {
  readonly rounds: number
  /** The duration of one side of one round, if it is limited by time and not by a count. */
  readonly seconds: number
  /** The values of the measurement's own options, by name. */
  readonly numbers: Readonly<Record<string, number>>
  /** Prints progress. */
  readonly say: (line: string) => void
}

export interface Comparison {
  readonly name: string
  readonly ours: number
  readonly bare: number
}

export interface Measured {
  readonly unit: string
  /** What the summary line names after the measurement. */
  readonly metric?: string
  /** The comparison of the summary line. */
  readonly main: Comparison
  readonly more: readonly Comparison[]
  /** Checks that were made, and facts needed to interpret the numbers. */
  readonly notes: readonly string[]
}

export interface Measurement {
  readonly about: string
  readonly numbers: Readonly<Record<string, { readonly preset: number; readonly about: string }>>
  run(settings: Settings): Promise<Measured>
}
