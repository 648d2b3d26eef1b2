import { statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@fairground/database/connect'
import type { Config } from '#platform/config.ts'
import { describeError } from '#platform/network/describe-error.ts'
import type { Check, DoctorDeps } from './check.ts'
import { type CheckName, checkNames, checks } from './checks.ts'
import { fail, type Finding } from './finding.ts'

export interface NamedFinding extends Finding {
  readonly name: CheckName
}

interface DoctorOptions {
  readonly config: Config
  readonly environment: DoctorDeps['environment']
  readonly only?: readonly CheckName[]
  readonly now?: () => number
  readonly getFreeBytes?: (folder: string) => number
}

const checkMs = 20_000

/** Checks the dependencies of the services. It changes nothing. */
export const runDoctor = async ({
  config,
  environment,
  only = checkNames,
  now = Date.now,
  getFreeBytes = readFreeBytes,
}: DoctorOptions): Promise<NamedFinding[]> => {
  const open = (url: string) => connect({ url, connections: 2, name: 'doctor', onError: () => undefined })
  const [database, relay] = [open(config.databaseUrl), open(config.relayUrl)]
  const deps = { config, environment, database, relay, now, getFreeBytes }
  try {
    const findings: NamedFinding[] = []
    // One after the other: a busy machine must not look like a wrong clock.
    for (const name of checkNames.filter(each => only.includes(each)))
      findings.push({ name, ...(await make(checks[name], deps)) })
    return findings
  } finally {
    await Promise.all([database.close(), relay.close()])
  }
}

const make = async (check: Check, deps: DoctorDeps): Promise<Finding> => {
  const stop = new AbortController()
  const late = sleep(checkMs, fail('gave no result in time. Find out what is slow.'), { signal: stop.signal })
  try {
    return await Promise.race([late, check(deps)])
  } catch (error) {
    return fail(`could not be checked: ${describeError(error)}. Repair the failures above first.`)
  } finally {
    stop.abort()
    late.catch(() => undefined)
  }
}

const readFreeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
