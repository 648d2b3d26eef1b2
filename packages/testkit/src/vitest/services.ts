/** The values that the global setup provides to every test file of the system project. */
export interface TestServices {
  /** The maintenance database, as the owner. */
  readonly postgresUrl: string
  readonly natsUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly services: TestServices
  }
}

export const templateDatabase = 'fairground_template'

/** Returns the URL of another database on the same server, optionally with another role. */
export const databaseUrl = (postgresUrl: string, database: string, role?: string): string => {
  const url = new URL(postgresUrl)
  url.pathname = `/${database}`
  if (role) url.username = role
  return url.href
}
