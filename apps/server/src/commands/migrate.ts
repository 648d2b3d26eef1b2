import { parseArgs } from 'node:util'
import { migrate } from '@fairground/database/migrate'
import { takeMigrationLock } from '@fairground/database/migration-lock'
import { openDatabase } from '@fairground/database/open-database'
import { readSchemaState } from '@fairground/database/schema-version'
import { waitForDatabase } from '@fairground/database/wait-for-database'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { describeError } from '#platform/network/describe-error.ts'
import { readOwnerUrl } from '#production/owner-url.ts'
import { type Command, type CommandIo, UsageError } from './command.ts'

const help = `fairground migrate [--check] [--database URL] [--wait SECONDS]

Waits for the database, creates it if it is missing, and applies the migrations that it lacks. Prints each one with its
duration. Several runs at once are safe: one migrates, the others wait for it. Services may run meanwhile.

  --check          change nothing; exit code 1 if this release cannot work with the schema
  --database URL   the database with its owner role (default: FAIRGROUND_OWNER_URL)
  --wait SECONDS   how long to wait for the database (default: 60)`

const options = {
  check: { type: 'boolean', default: false },
  database: { type: 'string' },
  wait: { type: 'string', default: '60' },
} as const

const run: Command['run'] = async (args, io) => {
  const { values } = parseArgs({ args: [...args], options })
  const url = values.database ?? readOwnerUrl(io.environment)
  const wait = Number(values.wait)
  if (!(wait >= 0)) throw new UsageError(`--wait is not a number of seconds: ${values.wait}`)
  const client = await open(url, wait, io, !values.check)
  if (!client) throw new BadConfiguration('The database does not exist. Run fairground migrate to create it.')
  try {
    if (!values.check) await apply(url, client, io)
    return await report(client, io)
  } finally {
    await client.end()
  }
}

type Client = Awaited<ReturnType<typeof openDatabase>>

const open = async (
  url: string,
  wait: number,
  { print }: CommandIo,
  mayCreate: boolean,
): Promise<Client | undefined> => {
  const options = {
    timeoutMs: wait * 1000,
    onWait: (reason: string, waited: number) =>
      print(`waiting for the database, ${Math.round(waited / 1000)} s of ${wait} s: ${reason}`),
    onCreate: () => print('creating the database'),
  }
  try {
    return await (mayCreate ? openDatabase(url, options) : waitForDatabase(url, options))
  } catch (error) {
    throw new BadConfiguration(
      `The database did not answer within ${wait} s: ${describeError(error)}. Check the address, the password and that PostgreSQL runs.`,
    )
  }
}

const apply = async (url: string, client: Client, { print }: CommandIo): Promise<void> => {
  let waiting = false
  await takeMigrationLock(client, () => {
    if (!waiting) print('waiting for another migration to end')
    waiting = true
  })
  const started = Date.now()
  let count = 0
  await migrate(url, ({ file, duration }) => {
    count++
    print(`${file}  ${duration}`)
  })
  print(`${count} migrations applied in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const report = async (client: Client, { print }: CommandIo): Promise<number> => {
  const { newest, pending, problem } = await readSchemaState(client)
  for (const version of pending) print(`pending ${version}`)
  print(problem ?? `the schema ${newest} fits this release`)
  return problem ? 1 : 0
}

export const command: Command = { help, run }
