import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connect } from '@fairground/database/connect'
import { createMembers } from '#operator/members.ts'
import { type PaymentSettings, readPaymentSettings } from '#platform/payment-settings.ts'
import { readSecretFiles } from '#platform/secret-files.ts'
import { createStatements } from '../create-provider.ts'
import { reconcileMember } from './reconcile-member.ts'

export const help = `fairground reconcile [options]

Compares the ledger with the payment provider's statement and prints one line per difference. It only reads.

  --from TIME      start, for example 2026-01-31 or 2026-01-31T12:00Z (default: one day before --to)
  --to TIME        end, exclusive (default: now)
  --member CODE    only this operator (default: all)

Reads the database and payment settings from the environment, or from a running npm run dev.
Exit code 0: no difference. 1: differences found. 2: the comparison failed.`

interface CommandEnvironment {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The file in which npm run dev writes the addresses of its services. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  readonly now: () => number
}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  member: { type: 'string' },
} as const

const dayMs = 86_400_000

export const reconcileCommand = async (
  args: readonly string[],
  world: CommandEnvironment,
): Promise<0 | 1 | 2> => {
  try {
    const { values } = parseArgs({ args: [...args], options })
    const to = values.to === undefined ? world.now() : parseTime(values.to)
    const from = values.from === undefined ? to - dayMs : parseTime(values.from)
    return await reconcile(readSettings(world), { from, to, code: values.member }, world.print)
  } catch (error) {
    world.printError(`reconcile: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

interface Settings {
  readonly databaseUrl: string
  readonly payments: PaymentSettings
}

const reconcile = async (
  { databaseUrl, payments }: Settings,
  { from, to, code }: { readonly from: number; readonly to: number; readonly code: string | undefined },
  print: (line: string) => void,
): Promise<0 | 1> => {
  const database = connect({ url: databaseUrl, connections: 1, name: 'reconcile', onError: () => undefined })
  try {
    const all = await createMembers(database.db).all()
    const members = all.filter(member => code === undefined || member.code === code)
    if (members.length === 0) throw new Error(`operator ${code ?? ''} not found`)
    const provider = await createStatements(payments)
    let found = 0
    for (const member of members) {
      const differences = await reconcileMember(database.db, provider, member.id, { from, to })
      for (const line of differences) print(`${member.code}: ${line}`)
      found += differences.length
    }
    print(found === 0 ? 'our books and the provider agree' : `${found} differences`)
    return found === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

const parseTime = (text: string): number => {
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new Error(`${text} is not a valid time: write 2026-01-31 or 2026-01-31T12:00Z`)
  return time
}

interface DevSettings {
  readonly databaseUrl?: string
  readonly payments?: { readonly url: string; readonly key: string; readonly webhookSecret: string }
}

const readSettings = ({ environment, devFile }: CommandEnvironment): Settings => {
  const { databaseUrl, payments: started }: DevSettings = existsSync(devFile)
    ? (JSON.parse(readFileSync(devFile, 'utf8')) as DevSettings)
    : {}
  const settings = {
    FAIRGROUND_DATABASE_URL: databaseUrl,
    FAIRGROUND_PAYMENTS_URL: started?.url,
    FAIRGROUND_PAYMENTS_KEY: started?.key,
    FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: started?.webhookSecret,
    ...readSecretFiles(environment),
  }
  const need = (name: string): string => {
    const value = (settings as CommandEnvironment['environment'])[name]
    if (!value) throw new Error(`${name} is not set: set it, or start npm run dev`)
    return value
  }
  const payments = readPaymentSettings(settings, need)
  if (!payments) throw new Error('FAIRGROUND_PAYMENTS_URL is not set: set it, or start npm run dev')
  return { databaseUrl: need('FAIRGROUND_DATABASE_URL'), payments }
}
