export type Environment = Readonly<Record<string, string | undefined>>

/** What a command reads and where it prints. */
export interface CommandIo {
  readonly environment: Environment
  /** The file in which npm run dev stores its connection settings. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

export interface Command {
  readonly help: string
  /** Returns the exit code. A thrown BadConfiguration is a refusal with advice. */
  run(args: readonly string[], io: CommandIo): Promise<number>
}

/** The arguments are wrong. The help of the command follows the message. */
export class UsageError extends Error {
  override name = 'UsageError'
}
