import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { expectOutcome } from './expect-outcome.ts'
import { type AttackOutcome, outcomes } from './outcomes.ts'

const folder = import.meta.dirname

it('has one test file for each attack', () => {
  const files = globSync(['*.test.ts', 'database/*.test.ts'], { cwd: folder })
  const names = files.map(file => basename(file, '.test.ts')).filter(name => name !== 'outcomes')
  expect(names.toSorted()).toEqual(Object.keys(outcomes).toSorted())
})

it('is documented in the table of the README with the same outcomes', () => {
  const rows = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split('|').map(cell => cell.trim()))
  const documented = rows.map(([, attack, , , today, step, where]) => [attack, { today, step, where }])
  const expected = Object.entries<AttackOutcome>(outcomes).map(([attack, { today, step, where }]) => [
    `\`${attack}\``,
    { today, step: `\`${step}\``, where },
  ])
  expect(documented).toEqual(expected)
})

it('fails for an outcome that differs from the table', () => {
  const wrong = outcomes['ground-ticket'].today === 'succeeds' ? 'positions' : undefined
  expect(() => expectOutcome('ground-ticket', wrong)).toThrow('expected')
})
