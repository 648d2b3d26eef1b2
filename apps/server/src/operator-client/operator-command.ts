import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadCommand, type CommandInput, optionNames } from './command-input.ts'
import { contentCommands } from './content-commands.ts'
import { deskCommands } from './desk-commands.ts'
import { help } from './help.ts'
import {
  createOperatorCall,
  OperatorCallFault,
  type OperatorCall,
} from '@fairground/operator-client/operator-client'
import { platformCommands } from './platform-commands.ts'
import { playerCommands } from './player-commands.ts'
import { getSessionFile, readToken, writeToken } from './session-file.ts'
import { signInDevice } from '@fairground/operator-client/device-sign-in'
import { callOperation } from './call-operation.ts'
import { featureCommands } from './feature-commands.ts'
import { siteCommands } from './site-commands.ts'

export const commands = {
  ...platformCommands,
  ...deskCommands,
  ...playerCommands,
  ...contentCommands,
  ...siteCommands,
  ...featureCommands,
  call: callOperation,
} as const
export type CommandName = keyof typeof commands

export interface CommandIo {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The file in which npm run dev stores the addresses of its services. */
  readonly devFile: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

const options = {
  ...(Object.fromEntries(optionNames.map(name => [name, { type: 'string' }])) as {
    readonly [N in (typeof optionNames)[number]]: { readonly type: 'string' }
  }),
  member: { type: 'string' },
  console: { type: 'string' },
  'full-width': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Runs a command of the staff at the console. Exit code 1: the audit log is broken. 2: the command was refused. */
export const operatorCommand = async (args: readonly string[], io: CommandIo): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help || positionals.length === 0) {
      io.print(help)
      return 0
    }
    const address = values.console ?? findAddress(io)
    const file = getSessionFile(io.environment)
    const call = createOperatorCall(
      address,
      () => io.environment['FAIRGROUND_STAFF_TOKEN'] ?? readToken(file, address),
    )
    if (positionals[0] === 'sign-in') {
      const { token, name } = await signInDevice(call, {
        client: 'fairground operator',
        show: ({ url, code }) =>
          io.print(`Open ${url} in a browser with your passkey, and compare the code ${code}.`),
      })
      writeToken(file, { address, token })
      io.print(`signed in as ${name}`)
      return 0
    }
    const operators = (await call('getMe', {})).operators
    const findMemberId = (code: string): number => {
      const found = operators.find(each => each.code === code)
      if (!found) throw new BadCommand(`there is no operator ${code}, or your roles do not include it`)
      return found.memberId
    }
    if (positionals[0] === 'audit') {
      const chosen =
        values.member === undefined
          ? operators
          : [{ code: values.member, memberId: findMemberId(values.member) }]
      return await verifyLogs(call, chosen, io.print)
    }
    const { name, target } = parseCommand(positionals)
    const input: CommandInput = {
      call,
      address,
      target,
      isForOperator: values.member !== undefined,
      isFullWidth: values['full-width'] ?? false,
      find: option => values[option],
      getMemberId: () => {
        if (values.member === undefined) throw new BadCommand('--member is missing')
        return findMemberId(values.member)
      },
    }
    io.print(await commands[name](input))
    return 0
  } catch (error) {
    io.printError(`operator: ${explain(error)}`)
    return 2
  }
}

const explain = (error: unknown): string => {
  if (error instanceof OperatorCallFault) {
    const { name, text } = error.fault
    return name === 'staff.notSignedIn' || name === 'staff.stepUpRequired'
      ? `${text} Run: fairground operator sign-in`
      : text
  }
  return error instanceof Error ? error.message : String(error)
}

const findAddress = ({ environment, devFile }: CommandIo): string => {
  const set = environment['FAIRGROUND_CONSOLE_ADDRESS']
  if (set) return set
  if (!existsSync(devFile)) return 'http://localhost:4100'
  const { consoleUrl } = JSON.parse(readFileSync(devFile, 'utf8')) as { readonly consoleUrl?: string }
  return consoleUrl ?? 'http://localhost:4100'
}

/** Tries two words first, because some commands have two. */
const parseCommand = (
  positionals: readonly string[],
): { readonly name: CommandName; readonly target: string } => {
  for (const words of [2, 1]) {
    const name = positionals.slice(0, words).join(' ')
    if (!Object.hasOwn(commands, name)) continue
    if (positionals.length > words + 1)
      throw new BadCommand(`give only one target: ${positionals.slice(words).join(', ')}`)
    return { name: name as CommandName, target: positionals[words] ?? '' }
  }
  throw new BadCommand(`there is no command ${positionals.join(' ')}; see --help`)
}

const verifyLogs = async (
  call: OperatorCall,
  operators: readonly { readonly code: string; readonly memberId: number }[],
  print: (line: string) => void,
): Promise<0 | 1> => {
  let isBroken = false
  for (const { code, memberId } of operators) {
    const { entries, head, broken } = await call('verifyAuditLog', {}, memberId)
    isBroken ||= broken !== null
    print(
      broken
        ? `${code}: BROKEN at entry ${broken.seq}: ${broken.why}`
        : `${code}: ${entries} entries are valid, head ${head}`,
    )
  }
  return isBroken ? 1 : 0
}
