import { fileSize } from '@fairground/scripts/check/tidy/file-size.ts'
import { kebabNames } from '@fairground/scripts/check/tidy/kebab-names.ts'
import { noConflictMarkers } from '@fairground/scripts/check/tidy/no-conflict-markers.ts'
import { noEmptyFile } from '@fairground/scripts/check/tidy/no-empty-file.ts'
import { noMachineTraces } from '@fairground/scripts/check/tidy/no-machine-traces.ts'
import { describe, expect, it } from 'vitest'

const lines = (count: number): string => 'x\n'.repeat(count)

describe('fileSize', () => {
  it.each([
    ['apps/server/src/hub.ts', 500, 0],
    ['apps/server/src/hub.ts', 501, 1],
    ['apps/site/src/hub.css', 501, 1],
    ['packages/database/migrations/0001_roles.sql', 501, 1],
    ['packages/database/schema.sql', 5000, 0],
    ['packages/database/src/rows.ts', 5000, 0],
    ['packages/contract/src/operations.tsv', 5000, 0],
  ])('reports for %s with %i lines: %i breaches', (path, count, breaches) => {
    expect(fileSize([{ path, text: lines(count) }])).toHaveLength(breaches)
  })
})

describe('noEmptyFile', () => {
  it.each([
    ['', 1],
    [' \n\n', 1],
    ['x', 0],
  ])('reports for %j: %i breaches', (text, breaches) => {
    expect(noEmptyFile([{ path: 'a.md', text }])).toHaveLength(breaches)
  })

  it('ignores binary files', () => {
    expect(noEmptyFile([{ path: 'a.woff2', text: '', binary: true }])).toEqual([])
  })
})

describe('kebabNames', () => {
  it.each([
    ['apps/server/src/join-game.ts', 0],
    ['apps/server/src/join-game.test.ts', 0],
    ['packages/fair/src/record/sample-record.test-support.ts', 0],
    ['packages/ui/src/games/numbers/ball.module.css', 0],
    ['.dependency-cruiser.cjs', 0],
    ['docs/ARCHITECTURE.md', 0],
    ['apps/site/src/text/en_US/game.json', 0],
    ['apps/site/src/text/Game.json', 1],
    ['packages/database/migrations/0001_roles.sql', 0],
    ['apps/server/src/joinGame.ts', 1],
    ['apps/server/src/Join/game.ts', 1],
    ['apps/server/src/join_game.ts', 1],
    ['apps/site/src/play-Modal.tsx', 1],
  ])('reports for %s: %i breaches', (path, breaches) => {
    expect(kebabNames([{ path, text: 'x' }])).toHaveLength(breaches)
  })
})

describe('noConflictMarkers', () => {
  it.each([
    [`${'<'.repeat(7)} HEAD`, 1],
    [`${'>'.repeat(7)} branch`, 1],
    [`${'|'.repeat(7)} base`, 1],
    ['# Title\n=======', 0],
    [`const x = 1 ${'<'.repeat(7)} 2`, 0],
  ])('reports for %j: %i breaches', (text, breaches) => {
    expect(noConflictMarkers([{ path: 'a.ts', text }])).toHaveLength(breaches)
  })
})

describe('noMachineTraces', () => {
  // Assembled from parts, so that this file does not violate the rule.
  const folder = (name: string) => `/${name}/`
  const registry = ['registry', 'npmjs', 'org'].join('.')
  const resolved = (to: string) => `"resolved": "${to}"`

  it.each([
    [`cd ${folder('work')}main`, 1],
    [`'${folder('tmp')}cluster'`, 1],
    [`see ${folder('root')}.npmrc`, 1],
    [`"${folder('home')}alice/key"`, 1],
    [`https://example.com${folder('home')}page`, 0],
    [`node_modules${folder('tmp')}x`, 0],
    [`./src${folder('work')}x`, 0],
    [`/usr/lib/postgresql`, 0],
    [`npm install --registry=https://${registry}/`, 1],
    [resolved('https://mirror.example/pg.tgz'), 1],
    [resolved('packages/fair'), 0],
  ])('reports for %j: %i breaches', (text, breaches) => {
    expect(noMachineTraces([{ path: 'a.md', text: `first\n${text}\n` }])).toHaveLength(breaches)
  })

  it('reports the line number', () => {
    expect(noMachineTraces([{ path: 'a.md', text: `first\n${folder('tmp')}x` }])).toMatchObject([{ line: 2 }])
  })
})
