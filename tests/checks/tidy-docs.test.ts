import { docReferences } from '@fairground/scripts/check/tidy/doc-references.ts'
import { describe, expect, it } from 'vitest'

const tree = [
  { path: 'package.json', text: '{ "scripts": { "dev": "node scripts/dev.ts", "test:browser": "x" } }' },
  { path: 'scripts/dev.ts', text: 'x' },
  { path: 'docs/AUDIT.md', text: 'x' },
  { path: 'docs/picture.png', text: '', binary: true as const },
  { path: 'packages/fair/src/draw.ts', text: 'x' },
]

const breaches = (path: string, text: string): number => docReferences([...tree, { path, text }]).length

describe('docReferences', () => {
  it.each([
    ['README.md', 'run `npm run dev`, then `npm ci`', 0],
    ['README.md', 'run `npm run test:browser`', 0],
    ['README.md', 'run `npm run start`', 1],
    ['README.md', '[audit](docs/AUDIT.md#steps) and [site](https://example.com/docs/x.md)', 0],
    ['README.md', '![picture](docs/picture.png)', 0],
    ['README.md', '[audit](docs/AUDITS.md)', 1],
    ['README.md', '[nowhere](nowhere.md)', 1],
    ['docs/SCALE.md', '[audit](AUDIT.md) [root](../package.json) [part](#part)', 0],
    ['docs/SCALE.md', '[audit](../AUDIT.md)', 1],
    ['docs/SCALE.md', 'see `packages/fair/src/draw.ts`, `packages/fair/` and `packages/fair`.', 0],
    ['docs/SCALE.md', 'see `packages/fair/src/gone.ts`', 1],
    ['docs/SCALE.md', '```\nnode scripts/gone.ts\n```', 1],
    ['docs/SCALE.md', '`packages/*/src/draw.ts` and `packages/**`', 0],
    ['docs/SCALE.md', '`packages/*/lib`', 1],
    ['docs/SCALE.md', 'built into `apps/site/dist`', 0],
    ['docs/SCALE.md', '`apps/server/src/<feature>/x.ts` of another layout: apps/<name>', 1],
    ['docs/SCALE.md', '`packages/fair/src/<step>.ts`', 0],
    ['CONTRIBUTING.md', 'node scripts/dev.ts', 0],
    ['packages/fair/README.md', 'npm run nothing', 0],
  ])('reports for %s with "%s": %i breaches', (path, text, expected) => {
    expect(breaches(path, text)).toBe(expected)
  })

  it('reports the line number', () => {
    const text = 'one\ntwo `npm run start`'
    expect(docReferences([...tree, { path: 'README.md', text }])).toEqual([
      { path: 'README.md', line: 2, message: 'names npm run start, which does not exist' },
    ])
  })
})
