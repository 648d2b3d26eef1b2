import { decisionIndex } from '@fairground/scripts/check/tidy/decision-index.ts'
import { folderSize } from '@fairground/scripts/check/tidy/folder-size.ts'
import { kindLiterals } from '@fairground/scripts/check/tidy/kind-literals.ts'
import { operatorTables } from '@fairground/scripts/check/tidy/operator-tables.ts'
import { rowInterfaces } from '@fairground/scripts/check/tidy/row-interfaces.ts'
import { sqlInQueries } from '@fairground/scripts/check/tidy/sql-in-queries.ts'
import { describe, expect, it } from 'vitest'

describe('folderSize', () => {
  const sources = (count: number, ending = 'ts') =>
    Array.from({ length: count }, (_, i) => ({ path: `apps/site/src/core/file-${i}.${ending}`, text: '' }))

  it('reports a folder with 31 sources', () => {
    expect(folderSize(sources(31))).toMatchObject([{ path: 'apps/site/src/core' }])
  })

  it('accepts 30 sources with tests and style sheets beside them', () => {
    expect(folderSize([...sources(30), ...sources(30, 'test.ts'), ...sources(30, 'css')])).toEqual([])
  })
})

describe('kindLiterals', () => {
  const names = {
    path: 'packages/contract/src/entities/games/game-rule.ts',
    text: "export const gameRuleNames = allNames(['bingoGame', 'raffleGame'])",
  }
  const check = (path: string, text: string) => kindLiterals([names, { path, text }])

  it.each(["if (rules.kind === 'bingoGame') stop()", 'const rule = game.gameRule.raffleGame', '`bingoGame`'])(
    'reports %s outside a kinds folder',
    text => {
      expect(check('apps/server/src/draws/settle.ts', text)).toHaveLength(1)
    },
  )

  it.each([
    'apps/server/src/kinds/bingo.ts',
    'apps/site/src/kinds/bingo/bingo-kind.ts',
    'packages/fair/src/games/games.ts',
    'apps/server/src/draws/settle.test.ts',
  ])('accepts a kind in %s', path => {
    expect(check(path, "const kind = 'bingoGame'")).toEqual([])
  })
})

describe('rowInterfaces', () => {
  const check = (text: string, path = 'apps/server/src/join/queries.ts') => rowInterfaces([{ path, text }])

  it.each(['interface TicketRow { readonly seq: number }', 'type TicketRow = { seq: number }'])(
    'reports %s',
    text => {
      expect(check(text)).toHaveLength(1)
    },
  )

  it.each([
    "type TicketRow = Pick<Selectable<Ticket>, 'seq'>",
    "interface TicketRow extends Row<'ticket', 'seq'> { readonly won: bigint }",
    'interface Ticket { readonly seq: number }',
  ])('accepts %s', text => {
    expect(check(text)).toEqual([])
  })
})

describe('sqlInQueries', () => {
  const structure = {
    path: 'scripts/check/structure.json',
    text: JSON.stringify({ server: { features: { join: [], audit: [] }, top: ['gateway'] } }),
  }
  const check = (path: string, text: string) => sqlInQueries([structure, { path, text }])

  it.each(['const rows = await sql<Row>`SELECT 1`.execute(tx)', "tx.selectFrom('ticket')"])(
    'reports %s in a handler',
    text => {
      expect(check('apps/server/src/join/join-game.ts', text)).toHaveLength(1)
    },
  )

  it.each([
    'apps/server/src/join/queries.ts',
    'apps/server/src/join/queries/tickets.ts',
    'apps/server/src/join/join-game.test.ts',
    'apps/server/src/audit/invariants/money/floor.ts',
    'apps/server/src/ledger/load/load.ts',
  ])('accepts SQL in %s', path => {
    expect(check(path, "tx.selectFrom('ticket')")).toEqual([])
  })
})

describe('decisionIndex', () => {
  const record = {
    path: 'docs/decisions/0001-one-thing.md',
    text: '# 0001. One thing\n\nStatus: accepted\nDate: 2026-01-31\n\n## Context\n\na\n\n## Decision\n\nb\n\n## Consequences\n\nc\n',
  }
  const index = {
    path: 'docs/decisions/README.md',
    text: '| [0001](0001-one-thing.md) | One thing | accepted | 2026-01-31 |\n',
  }

  it('accepts a record with its row', () => {
    expect(decisionIndex([record, index])).toEqual([])
  })

  it.each([
    ['a record without a row', [record, { ...index, text: '' }]],
    ['a row with another date', [record, { ...index, text: index.text.replace('-31', '-30') }]],
    ['a row with another title', [record, { ...index, text: index.text.replace('One thing', 'Another') }]],
    ['a record without consequences', [{ ...record, text: record.text.replace('## Cons', '## Con') }, index]],
    ['a record without a date', [{ ...record, text: record.text.replace('Date', 'Day') }, index]],
    ['records without an index', [record]],
  ])('reports %s', (_, files) => {
    expect(decisionIndex(files)).toHaveLength(1)
  })
})

describe('operatorTables', () => {
  const check = (path: string, text: string) => operatorTables([{ path, text }])
  const seed = 'packages/testkit/src/demo/seed.ts'

  it.each([
    'await client.query(`INSERT INTO game (member_id, id)`)',
    "'insert into member VALUES (1)'",
    "tx.insertInto('site_page').values(page)",
  ])('reports %s in a seed', text => {
    expect(check(seed, `const first = 1\n${text}`)).toMatchObject([{ path: seed, line: 2 }])
  })

  it.each([
    [seed, 'INSERT INTO game_instance VALUES (1)'],
    ['apps/server/src/staff/games/queries.ts', "tx.insertInto('game')"],
    ['apps/server/src/staff/games/queries/drafts.ts', "tx.insertInto('game')"],
    ['apps/server/src/kinds/game-terms.test.ts', 'INSERT INTO game VALUES (1)'],
    ['tests/faults/kind-driver.ts', 'INSERT INTO game VALUES (1)'],
  ])('accepts in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })
})
