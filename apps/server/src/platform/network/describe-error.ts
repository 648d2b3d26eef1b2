/** A refused connection to a name with several addresses is an AggregateError without a message. */
export const describeError = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(describeError).join(', ')
  return error instanceof Error ? error.message : String(error)
}
