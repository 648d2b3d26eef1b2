/** Wrong usage: the program prints the message and ends with status 2. */
export class UsageProblem extends Error {}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
