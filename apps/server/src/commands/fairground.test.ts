import { describe, expect, it } from 'vitest'
import { commandNames } from './commands.ts'
import { runCommand } from './run-command.test-support.ts'

describe('the binary', { timeout: 120_000 }, () => {
  it('lists every command', async () => {
    const { code, out } = await runCommand(['--help'])
    expect(code).toBe(0)
    for (const name of commandNames) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
  })

  it.each(commandNames)('describes %s', async name => {
    const { code, out } = await runCommand([name, '--help'])
    expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^fairground ${name} ?`))])
  })

  it.each([
    ['no command', [], ''],
    ['an unknown command', ['constructor'], 'unknown command constructor'],
    ['an unknown option', ['migrate', '--force'], "Unknown option '--force'"],
    ['a wrong value', ['migrate', '--database=postgres://a@127.0.0.1:1/a', '--wait=soon'], '--wait is not'],
    ['an unknown action', ['keys', 'delete'], 'there is no action "delete"'],
  ])('ends with code 2 for %s', async (_, args, message) => {
    const { code, errors } = await runCommand(args)
    expect([code, errors]).toEqual([2, expect.stringContaining(message)])
  })

  it('refuses with advice and without a stack trace', async () => {
    const { code, errors } = await runCommand(['migrate'])
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Neither FAIRGROUND_OWNER_URL .*\. Set the address/),
    ])
    expect(errors).not.toContain('    at ')
  })
})
