const pollIntervalMs = 10

/** Polls until `check` returns a truthy value and returns it. Throws with the description after the timeout. */
export const until = async <T>(
  description: string,
  check: () => T | Promise<T>,
  timeoutMs = 20_000,
): Promise<NonNullable<T>> => {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const result = await check()
    if (result) return result
    await new Promise(resolve => setTimeout(resolve, pollIntervalMs))
  }
  throw new Error(`timed out after ${timeoutMs} ms: ${description}`)
}
