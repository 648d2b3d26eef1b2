import { resolve } from 'node:path'
import { BadConfiguration } from '../bad-configuration.ts'
import { readPort } from '../read-port.ts'

/** The service for the operators' staff. It has a port and a database role of its own. */
export interface ConsoleSettings {
  /** PostgreSQL as the role fairground_staff. */
  readonly databaseUrl: string | undefined
  readonly host: string
  readonly port: number
  /** The public address, where staff use their passkeys. */
  readonly address: string
  readonly identityProvider:
    | { readonly issuer: string; readonly clientId: string; readonly secret: string }
    | undefined
  /** Folder of the built application. Without it the console serves the API and a page for passkeys. */
  readonly folder: string | undefined
  /** For the demo: file with staff and the keys of their software passkeys, which every visitor may use. */
  readonly demoStaffFile: string | undefined
}

export const readConsoleSettings = (env: Readonly<Record<string, string | undefined>>): ConsoleSettings => {
  const port = readPort(env.FAIRGROUND_CONSOLE_PORT ?? '4100')
  return {
    databaseUrl: env.FAIRGROUND_STAFF_DATABASE_URL,
    host: env.FAIRGROUND_CONSOLE_HOST ?? '127.0.0.1',
    port,
    address: readAddress(env.FAIRGROUND_CONSOLE_ADDRESS ?? `http://localhost:${port}`),
    identityProvider: readIdentityProvider(env),
    folder: toPath(env.FAIRGROUND_CONSOLE_FOLDER),
    demoStaffFile: toPath(env.FAIRGROUND_CONSOLE_DEMO_STAFF),
  }
}

const toPath = (text: string | undefined): string | undefined => (text ? resolve(text) : undefined)

const readAddress = (text: string): string => {
  if (!URL.canParse(text))
    throw new BadConfiguration(
      `FAIRGROUND_CONSOLE_ADDRESS is not an address: ${text}. Write for example https://console.example.com.`,
    )
  return new URL(text).origin
}

const readIdentityProvider = (env: Readonly<Record<string, string | undefined>>) => {
  const issuer = env.FAIRGROUND_STAFF_OIDC_ISSUER
  const clientId = env.FAIRGROUND_STAFF_OIDC_CLIENT
  const secret = env.FAIRGROUND_STAFF_OIDC_SECRET
  if (!issuer) return undefined
  if (!clientId || !secret)
    throw new BadConfiguration(
      'FAIRGROUND_STAFF_OIDC_ISSUER needs FAIRGROUND_STAFF_OIDC_CLIENT and FAIRGROUND_STAFF_OIDC_SECRET.',
    )
  return { issuer, clientId, secret }
}
