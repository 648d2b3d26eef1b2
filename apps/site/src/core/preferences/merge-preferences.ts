const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces each default by the stored value if it has the same type. */
const merged = (
  defaults: Record<string, unknown>,
  stored: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const storedValue = stored[name]
      if (isRecord(value)) return [name, isRecord(storedValue) ? merged(value, storedValue) : value]
      return [name, typeof storedValue === typeof value ? storedValue : value]
    }),
  )

/** Stored preferences may be older than this release or broken: each invalid field falls back to its default. */
export const mergePreferences = <P extends object>(defaults: P, stored: string | null): P => {
  if (stored === null) return defaults
  try {
    const parsed: unknown = JSON.parse(stored)
    return isRecord(parsed) ? (merged(Object.fromEntries(Object.entries(defaults)), parsed) as P) : defaults
  } catch {
    return defaults
  }
}
