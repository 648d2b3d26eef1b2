import { join } from 'node:path'
import { type CommandIo, UsageError } from './commands/command.ts'
import { type CommandName, commandNames, commands } from './commands/commands.ts'
import { BadConfiguration } from './platform/bad-configuration.ts'
import { describeError } from './platform/network/describe-error.ts'

const help = `fairground COMMAND [options]

${commandNames.map(name => `  ${name.padEnd(16)}${commands[name].about}`).join('\n')}

fairground COMMAND --help describes one command. Settings come from the environment: docs/OPERATIONS.md lists them.
Exit code 0: done. 1: refused, failed, or a problem was found. 2: wrong usage, or it could not be checked.`

const root = join(import.meta.dirname, '..', '..', '..')

/** Runs one command. Services keep the process alive after it. */
export const runFairground = async (args: readonly string[]): Promise<void> => {
  const code = await getExitCode(args)
  // A service that failed to start leaves open connections behind.
  if (code !== 0) process.exit(code)
}

const getExitCode = async (args: readonly string[]): Promise<number> => {
  const [first, ...rest] = args
  const io: CommandIo = {
    environment: process.env,
    devFile: join(root, '.run', 'dev', 'dev.json'),
    print: line => console.log(line),
    printError: line => console.error(line),
  }
  if (first === undefined || first === '--help') {
    io.print(help)
    return first ? 0 : 2
  }
  const name = commandNames.find(each => each === first)
  if (name) return run(name, rest, io)
  io.printError(`unknown command ${first}\n\n${help}`)
  return 2
}

const run = async (name: CommandName, args: readonly string[], io: CommandIo): Promise<number> => {
  const { command } = await commands[name].load()
  if (args.includes('--help')) {
    io.print(command.help)
    return 0
  }
  try {
    return await command.run(args, io)
  } catch (error) {
    if (isUsageError(error)) {
      io.printError(`${name}: ${describeError(error)}\n\n${command.help}`)
      return 2
    }
    // The stack trace of an expected refusal would hide its advice.
    io.printError(error instanceof BadConfiguration ? error.message : `${name}: ${describeUnexpected(error)}`)
    return 1
  }
}

const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

const describeUnexpected = (error: unknown): string =>
  error instanceof Error && !(error instanceof AggregateError) && error.stack
    ? error.stack
    : describeError(error)
