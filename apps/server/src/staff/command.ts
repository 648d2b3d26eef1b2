import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inMember } from '@fairground/database/transaction'
import { createMembers, type Member } from '#operator/members.ts'
import { readSignerSettings } from '#platform/signer-settings.ts'
import { createSender } from '#signer/client.ts'
import { type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { verifyLog } from './audit-log.ts'
import { type CommandInput, type CommandName, commands } from './commands.ts'
import { logSignerTerm, type ReadSigners } from './signer-term/log-signer-term.ts'
import { openStaffDeps, readSettings } from './open-staff-deps.ts'

const help = `npm run operator -- COMMAND [TARGET] --member CODE --actor NAME --reason TEXT [options]

Runs a staff command for an operator. The operator's audit log records who did what, the state before and after, and why.

  documents list                    list verification requests that wait for an answer
  documents show UPLOAD --out FILE  write a document to a new file
  request-documents USERNAME --kind id|address|payment --text TEXT
  approve REQUEST                   accept the documents of a request
  reject REQUEST --text TEXT        reject them; the player reads the text
  withdrawals list                  list open withdrawals
  withdrawals approve WITHDRAWAL    send it to the provider
  withdrawals reject WITHDRAWAL --text TEXT
  deposits refund DEPOSIT           refund it if the player still has the money
  hold INSTANCE                     stop a closed draw: no payout and no refund
  release INSTANCE                  release it; two different people must run this
  ban USERNAME                      ban the player and end all sessions
  unban USERNAME --second-actor NAME
  expire USERNAME                   end all sessions and refuse logins until the account is renewed
  renew USERNAME
  demo USERNAME                     turn an account without money into a demo user
  close USERNAME                    close the account at the player's request
  unlock USERNAME                   clear failed logins
  reset-second-factor USERNAME
  require-password-change USERNAME  the next login leads to the choice of a new password
  temporary-password USERNAME       print a password that works for 24 hours
  limit USERNAME --kind KIND --amount AMOUNT|none
                                    set a limit of customer service; the stricter limit applies
  support list                      list messages of players that wait for an answer
  support show CASE                 read a message and its answers
  support answer CASE --text TEXT   answer by mail and notification
  support close CASE
  pages publish LINK --language LANGUAGE --title TEXT --file FILE [--full-width]
                                    show a page of HTML under /p/LINK
  pages remove LINK
  ads publish FILE                  show the ad that a JSON file describes
  ads remove AD
  background publish FILE           show an SVG picture behind every page
  background remove
  tickets reprint TICKET            invalidate the earlier prints of a ticket
  tickets import FILE               store tickets bought outside the site, from a JSON file
  segment USERNAME --segment C
  maintenance on --text TEXT [--from TIME] [--until TIME]
                                    close the site for players, at once or at TIME (2026-11-20T21:00Z)
  maintenance off                   open the site and cancel planned maintenance
  message set --text TEXT [--title TEXT] [--from TIME] [--until TIME]
                                    show a message on every page, which players can hide
  message clear                     remove the message and planned ones
  notices list                      list active and planned notices
  reload-configuration              make every open browser load the configuration again
  identity-provider ISSUER --client ID --secret-file FILE
                                    shown on the site if the setting identityProviderName is set
  whitelabel ADDRESS --secret-file FILE
  signer-term FILE                  log the term that the standby printed for all operators, without --member;
                                    two different people must run this
  audit [--member CODE]             verify the audit log; needs neither actor nor reason

Settings (database, broker, keys, documents) come from the environment, or else from a running npm run dev.
Exit code 0: success. 1: the audit log is broken. 2: the command was refused.`

const signerTimeoutMs = 10_000

interface CommandIo {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The file in which npm run dev stores the addresses of its services. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

const options = {
  member: { type: 'string' },
  actor: { type: 'string' },
  reason: { type: 'string' },
  'second-actor': { type: 'string' },
  text: { type: 'string' },
  title: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  kind: { type: 'string' },
  segment: { type: 'string' },
  amount: { type: 'string' },
  language: { type: 'string' },
  file: { type: 'string' },
  'full-width': { type: 'boolean' },
  out: { type: 'string' },
  client: { type: 'string' },
  'secret-file': { type: 'string' },
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

export const operatorCommand = async (args: readonly string[], io: CommandIo): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help || positionals.length === 0) {
      io.print(help)
      return 0
    }
    const deps = openStaffDeps(readSettings(io.environment, io.devFile))
    try {
      return await run(deps, positionals, values, io)
    } finally {
      await deps.close()
    }
  } catch (error) {
    io.printError(`operator: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

const run = async (
  deps: StaffDeps,
  positionals: readonly string[],
  values: Values,
  io: CommandIo,
): Promise<0 | 1> => {
  const members = await createMembers(deps.db).all()
  if (positionals[0] === 'audit') {
    const chosen = values.member === undefined ? members : [findMember(members, values.member)]
    return verify(deps, chosen, io.print)
  }
  if (positionals[0] === 'signer-term') {
    if (positionals.length !== 2) throw new CommandRefused('give the file that the signer printed')
    const by = {
      actor: requireOption(values.actor, '--actor'),
      reason: requireOption(values.reason, '--reason'),
    }
    io.print(await logSignerTerm(deps, by, readFileSync(positionals[1] ?? '', 'utf8'), openSigners(io)))
    return 0
  }
  const { name, target } = parseCommand(positionals)
  const acting: Acting = {
    member: findMember(members, requireOption(values.member, '--member')),
    actor: requireOption(values.actor, '--actor'),
    reason: requireOption(values.reason, '--reason'),
  }
  const input: CommandInput = {
    target,
    option: option => requireOption(values[option], `--${option}`),
    isFullWidth: values['full-width'] ?? false,
    optional: option => values[option],
  }
  io.print(await commands[name](deps, acting, input))
  return 0
}

/** The signers that the workers use, with the certificate of the workers. */
const openSigners = ({ environment }: CommandIo): ReadSigners => {
  const { addresses, identity } = readSignerSettings(environment)
  const senders = addresses.map(address => createSender(address, identity, signerTimeoutMs))
  return () => Promise.all(senders.map(send => send('status', {}).catch(() => undefined)))
}

/** Tries two words first, because some commands have two. */
const parseCommand = (
  positionals: readonly string[],
): { readonly name: CommandName; readonly target: string } => {
  for (const words of [2, 1]) {
    const name = positionals.slice(0, words).join(' ')
    if (!Object.hasOwn(commands, name)) continue
    if (positionals.length > words + 1)
      throw new CommandRefused(`give only one target: ${positionals.slice(words).join(', ')}`)
    return { name: name as CommandName, target: positionals[words] ?? '' }
  }
  throw new CommandRefused(`there is no command ${positionals.join(' ')}; see --help`)
}

const requireOption = (value: string | undefined, name: string): string => {
  if (value === undefined || value.trim() === '') throw new CommandRefused(`${name} is missing`)
  return value.trim()
}

const findMember = (members: readonly Member[], code: string): Member => {
  const found = members.find(member => member.code === code)
  if (!found) throw new CommandRefused(`there is no operator ${code}`)
  return found
}

const verify = async (
  { db }: StaffDeps,
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
        : `${member.code}: ${log.entries} entries are valid, head ${log.head}`,
    )
  }
  return broken ? 1 : 0
}
