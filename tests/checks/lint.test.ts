import { join } from 'node:path'
import type { Outcome } from '@fairground/scripts/check/command.ts'
import { checkLint } from '@fairground/scripts/check/lint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'

const planted = [
  {
    rule: 'no-floating-promises',
    file: 'floating.ts',
    text: 'const save = async () => 1\nexport const forget = () => {\n  save()\n}\n',
  },
  {
    rule: 'no-misused-promises',
    file: 'misused.ts',
    text: 'const save = async () => true\nexport const odd = () => (save() ? 1 : 2)\n',
  },
  {
    rule: 'switch-exhaustiveness-check',
    file: 'inexhaustive.ts',
    text: `export const f = (kind: 'a' | 'b') => {\n  switch (kind) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n`,
  },
  { rule: 'no-explicit-any', file: 'loose.ts', text: 'export const loose = (value: any): number => value\n' },
  { rule: 'no-default-export', file: 'nameless.ts', text: 'export default 1\n' },
  { rule: 'no-restricted-globals', file: 'money.ts', text: `export const price = parseFloat('12.50')\n` },
  { rule: 'filename-case', file: 'joinGame.ts', text: 'export const one = 1\n' },
]

const check = async (sources: Record<string, string>): Promise<Outcome> => {
  const tree = plantTree({
    'packages/rules/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }',
    ...Object.fromEntries(
      Object.entries(sources).map(([file, text]) => [`packages/rules/src/${file}`, text]),
    ),
  })
  try {
    return await checkLint(join(tree.folder, 'packages/rules'))
  } finally {
    tree.remove()
  }
}

describe('lint', () => {
  it('accepts valid code', { timeout: 60_000 }, async () => {
    const { ok, output } = await check({ 'sound.ts': 'export const twice = (n: bigint) => n * 2n\n' })
    expect(ok, output).toBe(true)
  })
})

describe('planted lint errors', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await check(Object.fromEntries(planted.map(({ file, text }) => [file, text])))
  }, 60_000)

  it('fail the check', () => {
    expect(outcome.ok).toBe(false)
  })

  it.each(planted)('$rule is caught', ({ rule, file }) => {
    const paragraphs = outcome.output.split(/\n\s*\n/)
    expect(paragraphs.some(text => text.includes(`(${rule})`) && text.includes(`src/${file}`))).toBe(true)
  })
})
