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
  return { passed: stdout.split('\n').filter(line => line !== '').length, signal, message: stderr.trim() }
}

describe('failpoint', () => {
  it.each([
    ['does nothing without a setting', undefined, { passed: 3, signal: null, message: '' }],
    ['does nothing at another failpoint', 'end.before', { passed: 3, signal: null, message: '' }],
    [
      'kills the process at this failpoint',
      'join.beforeCommit',
      { passed: 0, signal: 'SIGKILL', message: 'failpoint join.beforeCommit' },
    ],
    [
      'kills the process the second time',
      'end.before,join.beforeCommit:2',
      { passed: 1, signal: 'SIGKILL', message: 'failpoint join.beforeCommit' },
    ],
    ['does nothing for another instance', 'join.beforeCommit@8', { passed: 3, signal: null, message: '' }],
    [
      'kills the process for this instance the second time',
      'join.beforeCommit@7:2',
      { passed: 1, signal: 'SIGKILL', message: 'failpoint join.beforeCommit@7' },
    ],
  ])('%s', (_, setting, expected) => expect(passing(3, setting)).toEqual(expected))

  it.each(['join.beforeComit', 'end.before:0', 'end.before:x', 'end.before@x'])(
    'rejects the invalid setting %s',
    text => expect(() => readFailpoints(text)).toThrow(),
  )
})
