import { noMathRandom } from '@fairground/scripts/check/tidy/no-math-random.ts'
import { noDeepRelativeImports } from '@fairground/scripts/check/tidy/no-deep-relative-imports.ts'
import { purePackages } from '@fairground/scripts/check/tidy/pure-packages.ts'
import { describe, expect, it } from 'vitest'

describe('purePackages', () => {
  const path = 'packages/rules/src/time/countdown.ts'

  it.each([
    'const now = Date.now()',
    'const now = new Date()',
    'const roll = Math.random()',
    'process.exit(1)',
    'import process from "node:process"',
    'const answer = await fetch(url)',
    'console.log(1)',
    'const bytes = Buffer.from([])',
    'const now = globalThis.Date.now()',
    'const f = { at: Date }',
    'const roll = `${Math.random()}`',
  ])('reports %s', text => {
    expect(purePackages([{ path, text }])).not.toEqual([])
  })

  it.each([
    '// Date.now() is not for us',
    '/* fetch, console and process */',
    `const text = 'a process may fetch the Date'`,
    'const pattern = /process/',
    'const own = { process: 1, fetch: 2 }',
    'const result = card.process(line)',
    'interface Port { fetch(url: string): string; console: string }',
    'const day = new Date(unixMs).getUTCDay()',
    'const largest = Math.max(1, 2)',
    'const processed = 1',
  ])('accepts %s', text => {
    expect(purePackages([{ path, text }])).toEqual([])
  })

  it.each([
    ['packages/fair/src/crypto/draw-stream.ts', 1],
    ['packages/contract/src/events.ts', 1],
    ['packages/fair/src/crypto/draw-stream.test.ts', 0],
    ['packages/fair/cli/fair.ts', 0],
    ['apps/server/src/platform/log.ts', 0],
  ])('reports for %s: %i breaches', (file, breaches) => {
    expect(purePackages([{ path: file, text: '\n\nconsole.log(1)' }])).toHaveLength(breaches)
  })

  it('reports the line number', () => {
    expect(purePackages([{ path, text: '\n\nconsole.log(1)' }])).toMatchObject([{ path, line: 3 }])
  })
})

describe('noMathRandom', () => {
  it.each([
    ['apps/server/src/join.ts', 'Math.random()', 1],
    ['apps/site/src/x.tsx', 'const x = <b>{Math.random()}</b>', 1],
    ['apps/server/src/join.test.ts', 'const random = Math.random', 1],
    ['apps/server/src/join.ts', `'Math.random()'`, 0],
    ['apps/server/src/join.ts', '// never Math.random()', 0],
    ['apps/server/src/join.ts', 'dice.random()', 0],
  ])('reports for %s with %s: %i breaches', (path, text, breaches) => {
    expect(noMathRandom([{ path, text }])).toHaveLength(breaches)
  })
})

describe('noDeepRelativeImports', () => {
  it.each([
    [`import { a } from '../../a.ts'`, 1],
    [`import '../../../a.css'`, 1],
    [`export { a } from '../../a.ts'`, 1],
    [`const a = await import('../../a.ts')`, 1],
    [`import type { A } from '../../a.ts'`, 1],
    [`import { a } from '../a.ts'`, 0],
    [`import { a } from '#join/a.ts'`, 0],
    [`const text = "from '../../a.ts'"`, 0],
  ])('reports for %s: %i breaches', (text, breaches) => {
    expect(noDeepRelativeImports([{ path: 'apps/server/src/join/a.ts', text }])).toHaveLength(breaches)
  })
})
