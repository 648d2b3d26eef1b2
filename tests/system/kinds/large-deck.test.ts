import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { inMember } from '@fairground/database/transaction'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { readDeckPieces } from '@fairground/server/instances/deck-pieces'
import { type DeckStage, openStageOfGames } from '@fairground/server/instant/deck-stage.test-support'
import { dealAll } from '@fairground/server/instant/on-sale.test-support'
import { publishRecordInParts } from '@fairground/server/instant/record/publish-record'
import { writeParts } from '@fairground/server/instant/record/write-parts'
import { SignerRefused } from '@fairground/server/signer/client'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { openTestConsole } from '@fairground/server/testing/test-console.test-support'
import { until } from '@fairground/server/testing/until.test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** DECK_CARDS=1000000 is the largest deck. DECK_FOLDER keeps its file. */
const cards = Number(process.env['DECK_CARDS'] ?? 3000)
const isMeasured = process.env['DECK_CARDS'] !== undefined
const partChars = isMeasured ? 1_000_000 : 20_000
const longest = 3_000_000
const root = join(import.meta.dirname, '..', '..', '..')
const fair = join(root, 'packages/fair/cli/fair.ts')
const second = join(root, 'tests/verifier/verify.py')

const rules = { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] }
const [largeGame, smallGame] = [41, 42] as const
const toTemplate = (id: number, size: number): GameTemplate => ({
  id,
  title: `Deck of ${size}`,
  titleShort: 'Deck',
  description: 'Instant cards.',
  rules,
  prizeTable: {
    tiers: [
      { name: 'crown', prize: '10000', count: size / 1000 },
      { name: 'bell', prize: '400', count: size / 10 },
    ],
    losing: size - size / 1000 - size / 10,
  },
  cost: '200',
  fee: '10',
  cap: size,
  playerMax: 1000,
  schedule: { everyMs: 3_600_000, offsetMs: 0, closeBeforeStartMs: 0, openAheadCount: 1 },
})

let books: Books
let stage: DeckStage
let player: number
const folder = process.env['DECK_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'large-deck-'))
const file = join(folder, 'deck.json')
const figures: Record<string, number> = { cards }
let pieces: string[]

beforeAll(async () => {
  books = await openBooks()
  ;[player] = (await books.players(1)) as [number]
  const staffConsole = await openTestConsole(books)
  const maker = await staffConsole.hire(['productManager'])
  const approver = await staffConsole.hire(['gameApprover'])
  for (const game of [toTemplate(largeGame, cards), toTemplate(smallGame, 1000)]) {
    const proposal = await maker.propose(books.memberId, 'publishGame', { game })
    expect(await approver.vote(books.memberId, proposal)).toMatchObject({ status: 'executed' })
  }
  await staffConsole.close()
  stage = await openStageOfGames(books, [largeGame, smallGame])
}, longest)
afterAll(async () => {
  const started = performance.now()
  const problems = await books.problems()
  figures['auditMs'] = performance.now() - started
  if (isMeasured) console.log(figures)
  else rmSync(folder, { recursive: true })
  await stage?.close()
  await books.close()
  expect(problems).toEqual([])
}, longest)

/** Takes steps like the worker, which tries again while the signer computes the cards in its thread. */
const stepUntil = async (id: number, isReached: () => Promise<boolean>): Promise<void> => {
  while (!(await isReached())) {
    await stage.step(id).catch((error: unknown) => {
      if (!(error instanceof SignerRefused)) throw error
    })
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

const openDeck = async (gameId: number): Promise<number> => {
  const id = await stage.begin(gameId)
  await stepUntil(id, async () => (await stage.status(id)) === 'OPEN')
  await stage.step(id)
  return id
}

const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const started = performance.now()
  await work()
  figures[name] = performance.now() - started
}

/** The median of purchases from each deck, one after the other. */
const compareSales = async (large: number, small: number): Promise<void> => {
  const times: { [id: number]: number[] } = { [large]: [], [small]: [] }
  for (let i = 0; i < 100; i += 1)
    for (const id of [large, small]) {
      const started = performance.now()
      expect(await stage.buy(player, id, 1)).toMatchObject({ exitCode: 0 })
      times[id]?.push(performance.now() - started)
    }
  const median = (id: number) => times[id]?.toSorted((a, b) => a - b)[50] ?? 0
  figures['largeDeckPurchaseMs'] = median(large)
  figures['smallDeckPurchaseMs'] = median(small)
}

const hasResult = async (id: number): Promise<boolean> =>
  (await books.rows('SELECT FROM deck_result WHERE instance_id = $1', [id])).length > 0

async function* readPieces(instanceId: number): AsyncGenerator<string> {
  const { memberId } = books
  const { body } = await books.one<{ body: string }>('SELECT body FROM deck_record WHERE instance_id = $1', [
    instanceId,
  ])
  yield* readDeckPieces(query => inMember(books.app.db, memberId, query), { memberId, instanceId, body })
}

/** One worker dies after some parts, and another one waits for it. Then two workers write at once, one of them with parts of another size. */
const publishWithFailures = async (instanceId: number): Promise<void> => {
  const { memberId } = books
  let left = 6
  const dying = writeParts(
    work => (--left < 0 ? Promise.reject(new Error('died')) : inMember(books.app.db, memberId, work)),
    { memberId, instanceId },
    { chars: partChars, idleMs: 0 },
  )
  await expect(dying).rejects.toThrow('died')
  const due = await stage.due(instanceId)
  const countParts = async () =>
    (await books.rows('SELECT FROM deck_record_part WHERE instance_id = $1', [instanceId])).length
  const written = await countParts()
  expect(written).toBeGreaterThan(2)
  await publishRecordInParts(stage.deps, due, { chars: partChars, idleMs: 600_000 })
  expect(await countParts()).toBe(written)
  await Promise.all(
    [partChars, partChars / 2].map(chars => publishRecordInParts(stage.deps, due, { chars, idleMs: 0 })),
  )
}

it('a large deck is created by two people, sold, dealt and published in parts', {
  timeout: longest,
}, async () => {
  let id = 0
  await timed('openMs', async () => {
    id = await openDeck(largeGame)
  })
  if (isMeasured) await compareSales(id, await openDeck(smallGame))
  expect(await stage.buy(player, id, 3)).toMatchObject({ exitCode: 0 })
  await dealAll(books, stage, id)
  await books.rows('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', [id])
  await stepUntil(id, () => hasResult(id))
  await until('the result is in a checkpoint', stage.isLogSigned)
  if (!isMeasured) await publishWithFailures(id)
  await timed('publishMs', async () =>
    publishRecordInParts(stage.deps, await stage.due(id), { chars: partChars, idleMs: 0 }),
  )
  expect(await stage.status(id)).toBe('ENDED')
  figures['peakMegabytes'] = process.resourceUsage().maxRSS / 1024

  writeFileSync(file, '')
  pieces = []
  for await (const piece of readPieces(id)) {
    appendFileSync(file, piece)
    if (!isMeasured) pieces.push(piece)
  }
  figures['fileBytes'] = statSync(file).size
})

it.skipIf(isMeasured)(
  'the database refuses parts that do not follow, and parts of a published record',
  async () => {
    const insert = (first: number) =>
      books.rows(
        `INSERT INTO deck_record_part (member_id, instance_id, section, first, lines, body)
       SELECT member_id, instance_id, 'tickets', $1::int, 1, E'["","0",0]\\n' FROM deck ORDER BY instance_id LIMIT 1`,
        [first],
      )
    await expect(insert(2)).rejects.toThrow('does not follow the last one')
    await expect(insert(3)).rejects.toThrow('is published')
  },
)

it('the published commands verify its file', { timeout: longest }, async () => {
  const policy = join(folder, 'policy.txt')
  writeFileSync(policy, formatPolicy(await stage.readPolicy()))
  for (const [name, command, args] of [
    ['verifyMs', process.execPath, [fair, 'verify', file]],
    ['secondVerifyMs', 'python3', [second, file]],
  ] as const) {
    const started = performance.now()
    const { stdout, status } = spawnSync(command, [...args, '--policy', policy], { encoding: 'utf8' })
    figures[name] = performance.now() - started
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, 'VALID'])
  }
})

const replace = (at: number, piece: string): string[] => pieces.with(at, piece)

const faults: readonly [string, () => string[], string][] = [
  ['a changed card', () => replace(2, pieces[2]!.replace('["",', '["crown",')), 'cards'],
  ['a missing part', () => pieces.toSpliced(2, 1), 'format'],
  ['two swapped parts', () => replace(2, pieces[3]!).with(3, pieces[2]!), 'cards'],
  [
    'a last part that ends in a line',
    () => replace(pieces.length - 1, pieces.at(-1)!.slice(0, -20)),
    'tickets',
  ],
  [
    'a last part without its last line',
    () => replace(pieces.length - 1, pieces.at(-1)!.split('\n').slice(0, -2).join('\n')),
    'format',
  ],
]

it.skipIf(isMeasured).each(faults)('both verifiers find %s', (_, plant, step) => {
  expect(pieces.length).toBeGreaterThan(8)
  const text = plant().join('')
  expect(verifyDeck(text).failed?.id).toBe(step)
  const changed = join(folder, 'changed.json')
  writeFileSync(changed, text)
  const { stdout } = spawnSync('python3', [second, changed], { encoding: 'utf8' })
  expect(stdout).toContain('INVALID')
})

it.skipIf(isMeasured)(
  'a record of earlier versions, with all lines in its body, stays published',
  async () => {
    const [{ id }] = (await books.rows<{ id: number }>('SELECT instance_id AS id FROM deck_record')) as [
      { id: number },
    ]
    await books.rows(`
    BEGIN;
    SET LOCAL session_replication_role = replica;
    UPDATE deck_record r SET body = r.body || E'\\n' || (
      SELECT string_agg(p.body, '' ORDER BY p.section, p.first) FROM deck_record_part p WHERE p.instance_id = r.instance_id);
    DELETE FROM deck_record_part;
    COMMIT`)
    let text = ''
    for await (const piece of readPieces(id)) text += piece
    expect(text).toBe(pieces.join(''))
    expect(verifyDeck(text).failed).toBeUndefined()
  },
)
