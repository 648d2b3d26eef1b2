const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The defaults, with every stored value that is of the same type in their place. */
const merged = (
  defaults: Record<string, unknown>,
  stored: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const kept = stored[name]
      if (isRecord(value)) return [name, isRecord(kept) ? merged(value, kept) : value]
      return [name, typeof kept === typeof value ? kept : value]
    }),
  )

/** What was stored may be older than this release, or broken: whatever does not fit falls back, field by field. */
export const mergePreferences = <P extends object>(defaults: P, stored: string | null): P => {
  if (stored === null) return defaults
  try {
    const parsed: unknown = JSON.parse(stored)
    return isRecord(parsed) ? (merged(Object.fromEntries(Object.entries(defaults)), parsed) as P) : defaults
  } catch {
    return defaults
  }
}
