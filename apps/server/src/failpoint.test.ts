import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFailpoints } from './failpoint.ts'

const file = join(import.meta.dirname, 'failpoint.ts')

const passing = (times: number, setting: string | undefined) => {
  const program = `import { failpoint } from ${JSON.stringify(file)}
    for (let i = 1; i <= ${times}; i++) { failpoint('join.beforeCommit', 7); console.log(i) }`
  const { FAIRGROUND_FAILPOINT: _, ...env } = process.env
  const { stdout, stderr, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: setting === undefined ? env : { ...env, FAIRGROUND_FAILPOINT: setting },
    encoding: 'utf8',
  })
  return { passed: stdout.split('\n').filter(line => line !== '').length, signal, said: stderr.trim() }
}

describe('failpoint', () => {
  it.each([
    ['off', undefined, { passed: 3, signal: null, said: '' }],
    ['another one', 'end.before', { passed: 3, signal: null, said: '' }],
    ['this one', 'join.beforeCommit', { passed: 0, signal: 'SIGKILL', said: 'failpoint join.beforeCommit' }],
    [
      'the second time',
      'end.before,join.beforeCommit:2',
      { passed: 1, signal: 'SIGKILL', said: 'failpoint join.beforeCommit' },
    ],
    ['with another instance', 'join.beforeCommit@8', { passed: 3, signal: null, said: '' }],
    [
      'with this instance, the second time',
      'join.beforeCommit@7:2',
      { passed: 1, signal: 'SIGKILL', said: 'failpoint join.beforeCommit@7' },
    ],
  ])('%s', (_, setting, expected) => expect(passing(3, setting)).toEqual(expected))

  it.each(['join.beforeComit', 'end.before:0', 'end.before:x', 'end.before@x'])(
    'a setting it does not know is refused: %s',
    text => expect(() => readFailpoints(text)).toThrow(),
  )
})
