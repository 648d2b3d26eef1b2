const lookEveryMs = 10

/** Looks again until there is something to see. Fails with what was waited for. */
export const until = async <T>(
  what: string,
  look: () => T | Promise<T>,
  withinMs = 20_000,
): Promise<NonNullable<T>> => {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const seen = await look()
    if (seen) return seen
    await new Promise(resolve => setTimeout(resolve, lookEveryMs))
  }
  throw new Error(`not within ${withinMs} ms: ${what}`)
}
