import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const server = useTestServer()

it('opens an operator and a game with the example of thirty lines', async () => {
  const source = join(root, 'examples/open-operator/src/main.ts')
  const statements = readFileSync(source, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('import') && !line.startsWith('//'))
  expect(statements.length).toBeLessThanOrEqual(30)
  const maker = await server().hire(['platformAdmin', 'productManager'], { memberId: null })
  const approver = await server().hire(['gameApprover'], { memberId: null })
  const template = (name: string) => join(root, 'deploy/templates', name)
  const child = spawn(
    process.execPath,
    [source, await server().startConsole(), template('operator.json'), template('game.json')],
    { env: { ...process.env, FAIRGROUND_STAFF_TOKEN: maker.token } },
  )
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const exited = once(child, 'exit')
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/#vote=\d+\/\d+/)
  const [, memberId, proposalId] = /#vote=(\d+)\/(\d+)/.exec(output) ?? []
  await approver.vote(Number(memberId), Number(proposalId))
  const [code] = (await exited) as [number]
  expect([code, output]).toEqual([0, expect.stringContaining('is open')])
  const { operators } = await maker.call('listOperators', {})
  expect(operators.map(each => each.memberId)).toContain(Number(memberId))
}, 120_000)
