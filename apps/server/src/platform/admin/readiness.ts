/** Lists why a service cannot work now. An empty list means that it is ready. */
export type FindProblems = () => Promise<readonly string[]>

export interface ServiceReadiness {
  readonly ready: boolean
  readonly problems: readonly string[]
}

export interface Readiness {
  readonly ready: boolean
  readonly services: Readonly<Record<string, ServiceReadiness>>
}

const checkMs = 2000

/** Checks all services at the same time. A check that fails or does not end is a problem of its service. */
export const checkReadiness = async (
  services: ReadonlyMap<string, FindProblems>,
  timeoutMs = checkMs,
): Promise<Readiness> => {
  const checked = await Promise.all(
    [...services].map(async ([name, findProblems]) => {
      const problems = await withDeadline(findProblems, timeoutMs)
      return [name, { ready: problems.length === 0, problems }] as const
    }),
  )
  return { ready: checked.every(([, { ready }]) => ready), services: Object.fromEntries(checked) }
}

const withDeadline = async (findProblems: FindProblems, timeoutMs: number): Promise<readonly string[]> => {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  const timer = setTimeout(() => resolve([`the check did not end within ${timeoutMs} ms`]), timeoutMs)
  try {
    return await Promise.race([findProblems(), promise])
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    clearTimeout(timer)
  }
}
