/** Waits until the condition holds and returns how long that took. */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<number> => {
  const started = performance.now()
  while (performance.now() - started < timeoutMs) {
    if (await condition()) return performance.now() - started
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`timeout after ${timeoutMs} ms: ${what}`)
}
