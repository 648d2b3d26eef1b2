import type { GameTerms } from '@fairground/contract/operator/game-template'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { breakCount, breakGame, type BrokenGame } from './break-game.ts'
import { findBrokenRules, kinds, type Range, randomGame } from './random-games.ts'
import { sellByRules } from './sell-by-rules.ts'

const server = useTestServer()

/** The number of valid games of all kinds together, and of invalid ones. GAME_RUNS=10000 is the full run. */
const runs = Number(process.env['GAME_RUNS'] ?? 240)
const longest = 3_600_000

interface Stored {
  readonly terms: GameTerms
  readonly range: Range
}

/** Inserts a game as the owner of the database, undoes it and returns what the database refused. */
const tryInsert = `
  CREATE FUNCTION try_game(t jsonb, r jsonb) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE member SET return_min = (r ->> 'min')::integer, return_max = (r ->> 'max')::integer WHERE id = 1;
    INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule, active)
    VALUES (1, 9999, t #>> '{rules,kind}', 'Tried', 'Tried', t -> 'rules', t -> 'prizeTable', 'GBP', (t ->> 'cost')::bigint,
            (t ->> 'fee')::bigint, (t ->> 'cap')::integer, (t ->> 'playerMax')::integer, t -> 'schedule', false);
    SET CONSTRAINTS ALL IMMEDIATE;
    RAISE SQLSTATE 'FG001';
  EXCEPTION
    WHEN SQLSTATE 'FG001' THEN RETURN NULL;
    WHEN others THEN RETURN SQLERRM;
  END $$`

const batchSize = 500

/** What the database says about each game; null if it stores it. */
const storeAll = async (tried: readonly Stored[]): Promise<(string | null)[]> => {
  await server().sql(tryInsert)
  const found: (string | null)[] = []
  for (let from = 0; from < tried.length; from += batchSize) {
    const batch = tried.slice(from, from + batchSize).map(({ terms, range = null }) => ({ terms, range }))
    const rows = await server().sql<{ problem: string | null }>(
      `SELECT try_game(value -> 'terms', nullif(value -> 'range', 'null')) AS problem
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS e (value, n) ORDER BY n`,
      [JSON.stringify(batch)],
    )
    found.push(...rows.map(({ problem }) => problem))
  }
  await server().sql('DROP FUNCTION try_game')
  return found
}

const countBy = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const report = (title: string, facts: object) => {
  if (process.env['GAME_RUNS']) console.log(title, JSON.stringify(facts))
}

it('accepts valid terms of every kind, sells them by the rules and stores them', {
  timeout: longest,
}, async () => {
  const started = Date.now()
  const games = Array.from({ length: runs }, (_, n) => randomGame(kinds[n % kinds.length]!, n))
  const checkedMs = Date.now() - started
  expect(games.flatMap((game, n) => sellByRules(game, n))).toEqual([])
  const soldMs = Date.now() - started - checkedMs
  const stored = games.map(({ terms }) => ({ terms, range: undefined }))
  expect((await storeAll(stored)).filter(problem => problem !== null)).toEqual([])
  const accepted = countBy(stored.map(({ terms }) => terms.rules.kind))
  expect(Object.keys(accepted)).toHaveLength(8)
  const rejected = games.reduce((sum, game) => sum + game.rejected, 0)
  report('accepted and sold', {
    accepted,
    rejected,
    checkedMs,
    soldMs,
    storedMs: Date.now() - started - checkedMs - soldMs,
  })
})

it('refuses invalid terms with the rule, and so does the database', { timeout: longest }, async () => {
  const started = Date.now()
  const broken: BrokenGame[] = []
  for (let n = 0; broken.length < runs; n++) {
    const { terms } = randomGame(kinds[n % kinds.length]!, n)
    const each = breakGame(terms, Math.floor(n / kinds.length))
    if (each) broken.push(each)
  }
  const named = broken.map(({ terms, range, rules }) =>
    findBrokenRules(terms, range).find(({ rule }) => rules.includes(rule)),
  )
  expect(broken.filter((_, n) => !named[n])).toEqual([])
  const problems = await storeAll(broken)
  expect(broken.filter(({ isInTable }, n) => isInTable && problems[n] === null)).toEqual([])
  report('refused', {
    byRule: countBy(named.map(each => each!.rule)),
    byTable: problems.filter(problem => problem !== null).length,
    byKind: countBy(broken.map(({ terms }) => terms.rules.kind)),
    ms: Date.now() - started,
  })
})

it('publishes a random game of every kind through the API and refuses a broken one', async () => {
  const maker = await server().hire(['productManager'])
  const approver = await server().hire(['gameApprover'])
  const texts = { title: 'Random', titleShort: 'Random', description: '' }
  for (const [n, kind] of kinds.entries()) {
    const game = { id: 500 + n, ...texts, ...randomGame(kind, n).terms }
    const proposal = await maker.propose(1, 'publishGame', { game })
    expect(await approver.vote(1, proposal), kind).toMatchObject({ status: 'executed' })
  }
  const { terms } = randomGame('oneDrawGame', 3)
  for (let n = 0; n < breakCount; n++) {
    const bad = breakGame(terms, n)
    if (!bad || bad.range) continue
    const { problems } = await maker.call('checkGame', { game: { id: 600, ...texts, ...bad.terms } }, 1)
    expect(problems.filter(({ rule }) => bad.rules.includes(rule))).not.toEqual([])
  }
})
