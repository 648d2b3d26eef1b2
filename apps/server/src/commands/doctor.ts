import { parseArgs } from 'node:util'
import { type CheckName, checkNames } from '#doctor/checks.ts'
import type { NamedFinding } from '#doctor/run-doctor.ts'
import { runDoctor } from '#doctor/run-doctor.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { readSecretFiles } from '#platform/secret-files.ts'
import { type Command, type CommandIo, UsageError } from './command.ts'

const help = `fairground doctor [--services=gateway,lane,worker] [--only=NAMES] [--json]

Checks every dependency of these services and prints one line for each: ok, warn or FAIL, its name, and what to do. It
changes nothing. Run it with the settings and as the user of the services.

  --only=NAMES   only these checks, separated by commas:
                 ${checkNames.slice(0, 11).join(', ')},
                 ${checkNames.slice(11).join(', ')}
  --json         one JSON object instead of lines

Exit code 0: no failure. 1: at least one FAIL.`

const options = {
  services: { type: 'string', default: 'gateway,lane,worker' },
  only: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

interface Line extends Pick<NamedFinding, 'status' | 'advice'> {
  readonly name: CheckName | 'settings'
}

const run: Command['run'] = async (args, io) => {
  const { values } = parseArgs({ args: [...args], options })
  const only = values.only?.split(',').map(readCheckName)
  const lines = await findAll(values.services, only, io)
  const failed = lines.filter(({ status }) => status === 'FAIL').length
  if (values.json) io.print(JSON.stringify({ ok: failed === 0, checks: lines }, null, 2))
  else for (const { status, name, advice } of lines) io.print(`${status.padEnd(4)} ${name}: ${advice}`)
  return failed === 0 ? 0 : 1
}

const findAll = async (
  services: string,
  only: readonly CheckName[] | undefined,
  { environment }: CommandIo,
): Promise<readonly Line[]> => {
  let config: Config
  try {
    config = readConfig(environment, [`--services=${services}`])
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error
    return [{ name: 'settings', status: 'FAIL', advice: error.message }]
  }
  return runDoctor({ config, environment: readSecretFiles(environment), ...(only && { only }) })
}

const readCheckName = (text: string): CheckName => {
  const name = checkNames.find(each => each === text)
  if (!name) throw new UsageError(`unknown check ${text}`)
  return name
}

export const command: Command = { help, run }
