export interface DrillOptions {
  /** A folder that Git ignores, for the stack of the drill and its logs. */
  readonly folder: string
  readonly seed: number
  readonly isShort: boolean
  /** How long the drill lasts, if its own duration is replaced. */
  readonly minutes: number | undefined
  /** How many inputs, sockets or others the drill uses, if its own number is replaced. */
  readonly count: number | undefined
  /** The part of the drill to run: a parser of the fuzz drill or a link of the partition drill. */
  readonly only: string | undefined
  /** The number of the first input of the fuzz drill, to repeat a part of an earlier run. */
  readonly first: number
  readonly say: (line: string) => void
}

export interface DrillResult {
  /** The lines with the measured figures. */
  readonly figures: readonly string[]
  /** Everything that was wrong. Empty if the drill passed. */
  readonly problems: readonly string[]
  /** Why the drill could not run on this machine. */
  readonly skipped?: string
}

export interface Drill {
  /** What the drill proves, for the help. */
  readonly proves: string
  readonly run: (options: DrillOptions) => Promise<DrillResult>
}
