const pollIntervalMs = 25

/** Polls until `check` returns a truthy value and returns it. Throws with the description after the timeout. */
export const until = async <T>(
  description: string,
  check: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<NonNullable<T>> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`timed out after ${timeoutMs} ms: ${description}`))
    timer = setTimeout(fail, timeoutMs)
  })
  const poll = async (): Promise<NonNullable<T>> => {
    for (;;) {
      // A check that never answers must not hide what the test waited for.
      const result = await Promise.race([check(), timeout])
      if (result) return result
      await Promise.race([new Promise(resolve => setTimeout(resolve, pollIntervalMs)), timeout])
    }
  }
  try {
    return await poll()
  } finally {
    clearTimeout(timer)
  }
}
