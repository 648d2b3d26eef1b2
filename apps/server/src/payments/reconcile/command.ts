import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connect } from '@fairground/database/connect'
import { createMembers } from '#operator/members.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { type PaymentSettings, readPaymentSettings } from '#platform/payment-settings.ts'
import { readSecretFiles } from '#platform/secret-files.ts'
import { openVault } from '#vault/vault.ts'
import { createAllStatements } from '../providers/all-statements.ts'
import { combineStatements } from './combine-statements.ts'
import { formatDifference } from './compare.ts'
import { reconcileMember } from './reconcile-member.ts'

export const help = `fairground reconcile [options]

Compares the ledger with the statements of the payment providers, the installation's and each operator's own ones, and
prints one line per difference. It only reads.

  --from TIME      start, for example 2026-01-31 or 2026-01-31T12:00Z (default: one day before --to)
  --to TIME        end, exclusive (default: now)
  --member CODE    only this operator (default: all)

Reads the database, payment settings and key folder from the environment, or from a running npm run dev.
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
  /** The provider of the installation. */
  readonly payments: PaymentSettings | undefined
  readonly keyFolder: string
}

const reconcile = async (
  { databaseUrl, payments, keyFolder }: Settings,
  { from, to, code }: { readonly from: number; readonly to: number; readonly code: string | undefined },
  print: (line: string) => void,
): Promise<0 | 1> => {
  const database = connect({ url: databaseUrl, connections: 1, name: 'reconcile', onError: () => undefined })
  try {
    const all = await createMembers(database.db).all()
    const members = all.filter(member => code === undefined || member.code === code)
    if (members.length === 0) throw new Error(`operator ${code ?? ''} not found`)
    const sources = { db: database.db, settings: payments, getVault: () => openVault(keyFolder, false) }
    let found = 0
    let compared = 0
    for (const member of members) {
      const statements = await createAllStatements(sources, member.id)
      if (statements.length === 0) continue
      compared += 1
      const combined = combineStatements(statements)
      const { differences } = await reconcileMember(database.db, combined, member.id, { from, to })
      for (const each of differences) print(`${member.code}: ${formatDifference(each)}`)
      found += differences.length
    }
    if (compared === 0) throw new Error('no operator has a payment provider: set FAIRGROUND_PAYMENTS_URL')
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
  return {
    databaseUrl: need('FAIRGROUND_DATABASE_URL'),
    payments: readPaymentSettings(settings, need),
    keyFolder: readKeyFolder(settings),
  }
}
