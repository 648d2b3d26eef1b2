/** Waits until something is so, and says how long that took. */
export const until = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = 15_000,
): Promise<number> => {
  const started = performance.now()
  while (performance.now() - started < patienceMs) {
    if (await isSo()) return performance.now() - started
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`after ${patienceMs} ms still not: ${what}`)
}
