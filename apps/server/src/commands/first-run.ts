import { parseArgs } from 'node:util'
import { platformId } from '@fairground/contract/operator/roles'
import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { readConsoleSettings } from '#platform/settings/console-settings.ts'
import { readOwnerUrl } from '#production/owner-url.ts'
import { createFirstStaff, type FirstStaff } from '#staff/access/first-staff.ts'
import { CommandRefused } from '#staff/act.ts'
import { type Command, UsageError } from './command.ts'
import { command as migrate } from './migrate.ts'

const help = `fairground init --admin "NAME <EMAIL>" --admin "NAME <EMAIL>" --sealed "NAME <EMAIL>"

Prepares a new installation: migrates the database and creates the first staff. Prints a link for each person, which works
once within three days and registers a passkey at the console.

  --admin    an admin of the platform. Two are needed, because one person alone grants no roles
  --sealed   an account for emergencies. Register its passkey on a security key and lock that away. Its use raises an alarm

Reads FAIRGROUND_OWNER_URL (the database with its owner role) and FAIRGROUND_CONSOLE_ADDRESS. Secrets and keys come from
npm run deployment and fairground keys init. Afterwards: fairground doctor, then fairground operator sign-in.`

const options = {
  admin: { type: 'string', multiple: true },
  sealed: { type: 'string' },
} as const

const minAdmins = 2

const parsePerson = (text: string): { readonly name: string; readonly email: string } => {
  const [, name = '', email = ''] = /^\s*(\S[^<]*?)\s*<([^@\s>]+@[^@\s>]+)>\s*$/.exec(text) ?? []
  if (name === '') throw new UsageError(`write "NAME <EMAIL>", not ${text}`)
  return { name, email }
}

const run: Command['run'] = async (args, io) => {
  const { values } = parseArgs({ args: [...args], options })
  const admins = values.admin ?? []
  if (admins.length < minAdmins || !values.sealed)
    throw new UsageError('two admins and a sealed account are needed')
  const people = [...admins.map(parsePerson), { ...parsePerson(values.sealed), breakGlass: true }]
  const code = await migrate.run([], io)
  if (code !== 0) return code
  const staff = await createStaff(io.environment, people)
  for (const { name, link } of staff) io.print(`${name}: ${link}`)
  io.print('Each link works once within three days. Send it to that person only.')
  return 0
}

const createStaff = async (
  environment: Parameters<typeof readConsoleSettings>[0],
  people: Parameters<typeof createFirstStaff>[2],
): Promise<readonly FirstStaff[]> => {
  const { address } = readConsoleSettings(environment)
  const url = readOwnerUrl(environment)
  const database = connect({ url, connections: 1, name: 'init', onError: () => undefined })
  try {
    return await inMember(database.db, platformId, tx => createFirstStaff(tx, address, people))
  } catch (error) {
    if (error instanceof CommandRefused) throw new BadConfiguration(`init: ${error.message}`)
    throw error
  } finally {
    await database.close()
  }
}

export const command: Command = { help, run }
