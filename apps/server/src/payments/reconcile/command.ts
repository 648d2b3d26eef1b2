import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connect } from '@fairground/database/connect'
import { createMembers } from '#member/members.ts'
import { type PaymentSettings, readPaymentSettings } from '#providers/payment-settings.ts'
import { createStatements } from '../create-provider.ts'
import { reconcileMember } from './reconcile-member.ts'

const help = `npm run reconcile [-- options]

Compares our books with the payment provider's statement and names every difference, one line each. It only reads.

  --from TIME      from when on, as 2026-01-31 or 2026-01-31T12:00Z (default: a day before --to)
  --to TIME        until before when (default: now)
  --member CODE    only this operator
  --help

Settings come from the environment as for the services (database, payments), else from npm run dev.
Exit code 0: no difference. 1: there are some. 2: it could not be compared.`

interface CommandWorld {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where npm run dev says how to reach what it started. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  readonly now: () => number
}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  member: { type: 'string' },
  help: { type: 'boolean' },
} as const

const dayMs = 86_400_000

export const reconcileCommand = async (args: readonly string[], world: CommandWorld): Promise<0 | 1 | 2> => {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) {
      world.print(help)
      return 0
    }
    const to = values.to === undefined ? world.now() : timeOf(values.to)
    const from = values.from === undefined ? to - dayMs : timeOf(values.from)
    return await reconcile(readSettings(world), { from, to, code: values.member }, world.print)
  } catch (error) {
    world.complain(`reconcile: ${error instanceof Error ? error.message : String(error)}`)
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
    if (members.length === 0) throw new Error(`there is no operator ${code ?? ''}`)
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

const timeOf = (text: string): number => {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Error(`not a time: ${text}`)
  return time
}

interface DevSettings {
  readonly databaseUrl?: string
  readonly payments?: { readonly url: string; readonly key: string; readonly webhookSecret: string }
}

const readSettings = ({ environment, devFile }: CommandWorld): Settings => {
  const { databaseUrl, payments: started }: DevSettings = existsSync(devFile)
    ? (JSON.parse(readFileSync(devFile, 'utf8')) as DevSettings)
    : {}
  const settings = {
    FAIRGROUND_DATABASE_URL: databaseUrl,
    FAIRGROUND_PAYMENTS_URL: started?.url,
    FAIRGROUND_PAYMENTS_KEY: started?.key,
    FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: started?.webhookSecret,
    ...environment,
  }
  const need = (name: string): string => {
    const value = (settings as CommandWorld['environment'])[name]
    if (!value) throw new Error(`${name} is not set, and npm run dev has started nothing`)
    return value
  }
  const payments = readPaymentSettings(settings, need)
  if (!payments) throw new Error('FAIRGROUND_PAYMENTS_URL is not set, and npm run dev has started nothing')
  return { databaseUrl: need('FAIRGROUND_DATABASE_URL'), payments }
}
