import { releaseTag } from '@fairground/contract/constants'
import type { Input } from '@fairground/contract/operations'
import { call } from '#core/call.ts'

/** An error that repeats on every frame must not become a flood. */
const maxReports = 5
const [maxMessage, maxStack, maxPath] = [500, 4000, 144]

const reported = new Set<string>()

/** Writes the error to the console and sends it to the server. The address goes without its parameters. */
export const reportCrash = (crash: unknown, kind: Input<'reportCrash'>['kind']): void => {
  console.error(crash)
  const message = String(crash).slice(0, maxMessage)
  if (reported.has(message) || reported.size >= maxReports) return
  reported.add(message)
  const stack = (crash instanceof Error ? (crash.stack ?? '') : '').slice(0, maxStack)
  const path = location.pathname.slice(0, maxPath)
  call('reportCrash', { kind, message, stack, path, release: releaseTag }).catch(() => undefined)
}
