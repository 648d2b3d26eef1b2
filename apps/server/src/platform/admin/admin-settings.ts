import { readPort } from '#platform/read-port.ts'

/** The port for monitoring and administrators. It must not be reachable by players. */
export interface AdminSettings {
  readonly host: string
  /** Undefined if the process has no admin port. */
  readonly port: number | undefined
  /** The commit of the running code, if the build names it. */
  readonly commit: string | undefined
}

export const readAdminSettings = (env: Readonly<Record<string, string | undefined>>): AdminSettings => ({
  host: env.FAIRGROUND_ADMIN_HOST ?? '127.0.0.1',
  port: env.FAIRGROUND_ADMIN_PORT ? readPort(env.FAIRGROUND_ADMIN_PORT) : undefined,
  commit: env.FAIRGROUND_COMMIT,
})
