import { parseArgs } from 'node:util'
import { inMember } from '@fairground/database/transaction'
import { createMembers, type Member } from '#member/members.ts'
import { type Acting, NotDone, type OperatorParts } from './act.ts'
import { verifyLog } from './audit-log.ts'
import { type Asked, type CommandName, commands } from './commands.ts'
import { openParts, readSettings } from './open-parts.ts'

const help = `npm run operator -- COMMAND [ABOUT] --member CODE --actor NAME --reason TEXT [options]

Does something for an operator. Everything is written into the operator's log: who, what, before, after and why.

  documents list                    verification requests that wait for an answer
  documents show UPLOAD --out FILE  write a document to a new file
  request-documents USERNAME --kind id|address|payment --text TEXT
  approve REQUEST                   the documents prove what they should
  reject REQUEST --text TEXT        they do not; the player reads the text
  withdrawals list                  those under way
  withdrawals approve WITHDRAWAL    it is sent to the provider
  withdrawals reject WITHDRAWAL --text TEXT
  deposits refund DEPOSIT           if the player still has the money
  ban USERNAME                      and throw the player out everywhere
  unban USERNAME --second-actor NAME
  close USERNAME                    close the account as the player asked
  unlock USERNAME                   forget failed logins
  reset-second-factor USERNAME
  segment USERNAME --segment C
  identity-provider ISSUER --client ID --secret-file FILE
                                    the site offers it once the setting identityProviderName names it
  whitelabel ADDRESS --secret-file FILE
  audit [--member CODE]             recompute the log's chain; needs neither actor nor reason

Settings come from the environment as for the services (database, broker, keys, documents), else from npm run dev.
Exit code 0: done. 1: the log is broken. 2: not done.`

interface CommandWorld {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where npm run dev says how to reach what it started. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const options = {
  member: { type: 'string' },
  actor: { type: 'string' },
  reason: { type: 'string' },
  'second-actor': { type: 'string' },
  text: { type: 'string' },
  kind: { type: 'string' },
  segment: { type: 'string' },
  out: { type: 'string' },
  client: { type: 'string' },
  'secret-file': { type: 'string' },
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

export const operatorCommand = async (args: readonly string[], world: CommandWorld): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help || positionals.length === 0) {
      world.print(help)
      return 0
    }
    const parts = openParts(readSettings(world.environment, world.devFile))
    try {
      return await run(parts, positionals, values, world.print)
    } finally {
      await parts.close()
    }
  } catch (error) {
    world.complain(`operator: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

const run = async (
  parts: OperatorParts,
  positionals: readonly string[],
  values: Values,
  print: (line: string) => void,
): Promise<0 | 1> => {
  const members = await createMembers(parts.db).all()
  if (positionals[0] === 'audit') {
    const chosen = values.member === undefined ? members : [memberOf(members, values.member)]
    return verify(parts, chosen, print)
  }
  const { name, about } = named(positionals)
  const acting: Acting = {
    member: memberOf(members, need(values.member, '--member')),
    actor: need(values.actor, '--actor'),
    reason: need(values.reason, '--reason'),
  }
  const asked: Asked = { about, option: option => need(values[option], `--${option}`) }
  print(await commands[name](parts, acting, asked))
  return 0
}

/** The longest name that fits: some have two words. */
const named = (positionals: readonly string[]): { readonly name: CommandName; readonly about: string } => {
  for (const words of [2, 1]) {
    const name = positionals.slice(0, words).join(' ')
    if (!Object.hasOwn(commands, name)) continue
    if (positionals.length > words + 1)
      throw new NotDone(`one at a time: ${positionals.slice(words).join(', ')}`)
    return { name: name as CommandName, about: positionals[words] ?? '' }
  }
  throw new NotDone(`there is no command ${positionals.join(' ')}; see --help`)
}

const need = (value: string | undefined, name: string): string => {
  if (value === undefined || value.trim() === '') throw new NotDone(`${name} is missing`)
  return value.trim()
}

const memberOf = (members: readonly Member[], code: string): Member => {
  const found = members.find(member => member.code === code)
  if (!found) throw new NotDone(`there is no operator ${code}`)
  return found
}

const verify = async (
  { db }: OperatorParts,
  members: readonly Member[],
  print: (line: string) => void,
): Promise<0 | 1> => {
  let broken = false
  for (const member of members) {
    const log = await inMember(db, member.id, tx => verifyLog(tx, member.id))
    broken ||= log.broken !== undefined
    print(
      log.broken
        ? `${member.code}: BROKEN at entry ${log.broken.seq}: ${log.broken.why}`
        : `${member.code}: ${log.entries} entries hold, head ${log.head}`,
    )
  }
  return broken ? 1 : 0
}
