import { connect } from '@fairground/database/connect'
import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInstances } from '#draws/open-instances.ts'
import { openDecks } from '#instant/open-decks.ts'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let stage: DrawStage
let staffConsole: TestConsole
let maker: StaffMember
let approver: StaffMember
let player: number
let memberId: number

beforeAll(async () => {
  books = await openBooks()
  memberId = books.memberId
  ;[player] = (await books.players(1)) as [number]
  await books.rows('UPDATE member SET return_min = 40, return_max = 80 WHERE id = $1', [memberId])
  staffConsole = await openTestConsole(books)
  maker = await staffConsole.hire(['productManager'])
  approver = await staffConsole.hire(['gameApprover'])
  stage = await openDrawStage(books, { chainLength: 200 })
})
afterAll(async () => {
  await stage.close()
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const reason = 'the autumn programme'
const hour = 3_600_000

const rules = { kind: 'oneDrawGame', pick: 3, from: 10 }
const template: GameTemplate = {
  id: 31,
  title: 'Three of Ten',
  titleShort: 'Three',
  description: 'Three numbers.',
  rules,
  prizeTable: {
    payoutPercentage: 50,
    progressivePercentage: 10,
    tiers: [
      { name: '3 right', matches: 3, prize: { kind: 'jackpot' } },
      { name: '2 right', matches: 2, prize: { kind: 'share', percent: 100 } },
    ],
  },
  cost: '100',
  fee: '0',
  cap: 1000,
  playerMax: 100,
  schedule: { everyMs: hour, offsetMs: 0, closeBeforeStartMs: 20_000, openAheadCount: 2 },
}

/** The text of the fault. */
const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}

type Propose = StaffMember['propose']
const decide = async (...[, kind, payload]: Parameters<Propose>) =>
  approver.vote(memberId, await maker.propose(memberId, kind, payload))

const getGame = (gameId: number) => maker.call('getGame', { gameId }, memberId)

/** The terms of a game as a change starts from them. */
const readLive = async (gameId: number) => {
  const { live } = await getGame(gameId)
  const { id: _, title: _title, titleShort: _short, description: _text, ...terms } = live!.game
  return { basedOn: live!.hash, terms }
}

const readInstances = (gameId: number) =>
  books.rows<{ id: number; price: bigint; status: string }>(
    'SELECT id, price, status FROM game_instance WHERE member_id = $1 AND game_id = $2 ORDER BY start_at',
    [memberId, gameId],
  )

const open = () => openInstances(stage.deps, memberId)

const buy = (instanceId: number, playerId = player) =>
  stage.deps.lane.submit(memberId, 'join', joinCommand({ playerId, instanceId, lines: [[1, 2, 3]] }).request)

describe('a draft', () => {
  it('names the rules that it breaks and sells nothing', async () => {
    const rich = { ...template, prizeTable: { ...template.prizeTable, payoutPercentage: 85 } }
    const { problems } = await maker.call('saveGameDraft', { game: rich, reason }, memberId)
    expect(problems.map(({ rule }) => rule)).toEqual(['return-range'])
    const { games } = await maker.call('listGames', {}, memberId)
    expect(games.find(({ gameId }) => gameId === 31)).toMatchObject({ status: null, hasDraft: true })
    const proposed = maker.propose(memberId, 'publishGame', { game: rich })
    expect(await refuses(proposed)).toContain('return-range: the return to player of')
  })

  it('becomes a game that two people publish, with its first version', async () => {
    await maker.call('saveGameDraft', { game: template, reason }, memberId)
    const { changes, liveHash, problems } = await maker.call('diffGame', { gameId: 31 }, memberId)
    expect({ liveHash, problems }).toEqual({ liveHash: null, problems: [] })
    expect(changes.find(({ field }) => field === 'cost')).toEqual({
      field: 'cost',
      live: null,
      draft: '100',
      needsProposal: true,
    })
    expect(await refuses(approver.propose(memberId, 'publishGame', { game: template }))).toContain('roles')
    expect(await decide(memberId, 'publishGame', { game: template })).toMatchObject({ status: 'executed' })
    const { live, versions, draft } = await getGame(31)
    expect(draft).toBeNull()
    expect(live).toMatchObject({ status: 'selling', game: template })
    expect(versions).toMatchObject([{ version: 1, hash: live!.hash }])
  })

  it('of another operator is out of reach', async () => {
    await books.rows(
      `INSERT INTO game_draft (member_id, game_id, template, changed_by) VALUES ($1, 77, $2, $3)`,
      [books.otherMemberId, template, maker.staffId],
    )
    expect(await refuses(getGame(77))).toContain('there is no game 77')
    expect(await refuses(maker.call('getGame', { gameId: 77 }, books.otherMemberId))).toContain(
      'no such operator',
    )
  })
})

describe('changed terms', () => {
  it('take effect with the next instance that opens; open instances keep theirs', async () => {
    await open()
    const before = await readInstances(31)
    expect(before.map(({ price }) => price)).toEqual([100n, 100n])
    expect(await buy(before[0]!.id)).toMatchObject({ exitCode: 0 })
    const { basedOn, terms } = await readLive(31)
    const changed = { ...terms, cost: '150', playerMax: 90 }
    await maker.call('saveGameDraft', { game: { ...template, ...changed }, reason }, memberId)
    const { changes } = await maker.call('diffGame', { gameId: 31 }, memberId)
    expect(changes.map(({ field }) => field)).toEqual(['cost', 'playerMax'])
    const proposal = await maker.propose(memberId, 'changeGame', { gameId: 31, basedOn, terms: changed })
    expect((await readLive(31)).terms.cost).toBe('100')
    expect(await approver.vote(memberId, proposal)).toMatchObject({ status: 'executed' })
    const startAt = Math.floor(Date.now() / 1000) * 1000 + 90 * 60_000 + 1000
    const planned = { gameId: 31, startAt, registrationEndAt: startAt - 60_000 }
    await maker.call('createInstance', { ...planned, reason }, memberId)
    expect(await maker.call('listPlannedInstances', {}, memberId)).toEqual({ planned: [planned] })
    await open()
    const after = await readInstances(31)
    expect(after.filter(({ id }) => before.every(each => each.id !== id)).map(({ price }) => price)).toEqual([
      150n,
    ])
    expect(after.filter(({ id }) => before.some(each => each.id === id))).toEqual(before)
    for (const { id } of after) expect(await buy(id)).toMatchObject({ exitCode: 0 })
    expect(await maker.call('listPlannedInstances', {}, memberId)).toEqual({ planned: [] })
    const { versions } = await getGame(31)
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    const first = await maker.call('getGameVersion', { gameId: 31, version: 1 }, memberId)
    expect(first).toMatchObject({ terms: { cost: '100' }, hash: basedOn })
  })

  it('are refused with the rule that they break', async () => {
    const { basedOn, terms } = await readLive(31)
    const propose = (change: object) =>
      refuses(maker.propose(memberId, 'changeGame', { gameId: 31, basedOn, terms: { ...terms, ...change } }))
    const table = terms.prizeTable
    const tiers = (first: object, second: object, shares: object) => ({
      prizeTable: {
        ...table,
        ...shares,
        tiers: [
          { name: '3 right', matches: 3, prize: first },
          { name: '2 right', matches: 2, prize: second },
        ],
      },
    })
    const fixed = (amount: string) => ({ kind: 'fixed', amount })
    expect(await propose({})).toContain('nothing changes')
    expect(await propose({ rules: { kind: 'noGame' } })).toContain('kind: there is no kind of game noGame')
    expect(await propose({ rules: { kind: 'oneDrawGame', pick: 3 } })).toContain('terms: ')
    const guaranteed = tiers({ kind: 'jackpot', minimum: '100' }, fixed('500'), { payoutPercentage: 0 })
    expect(await propose(guaranteed)).toContain('terms: prizeTable.tiers guarantee a lower tier more')
    const uncovered = tiers({ kind: 'jackpot', minimum: '500' }, fixed('500'), { payoutPercentage: 0 })
    expect(await propose(uncovered)).toContain('reserve: the reserve does not cover the guaranteed prizes')
    expect(await propose({ schedule: { ...terms.schedule, timeZone: 'Mars/Base' } })).toContain('contract')
    expect(
      await propose({
        schedule: {
          timeZone: 'Mars/Base',
          weekdays: [1],
          times: ['20:00'],
          closeBeforeStartMs: 0,
          openAheadCount: 1,
        },
      }),
    ).toContain('schedule: ')
    const raffle = { kind: 'raffleGame', winners: 1 }
    const raffleTable = {
      payoutPercentage: 60,
      progressivePercentage: 0,
      tiers: [{ name: 'first', winners: 1, prize: { kind: 'share', percent: 100 } }],
    }
    expect(await propose({ rules: raffle, prizeTable: raffleTable })).toContain('same-kind: ')
  })

  it('fail if the game has changed since the maker saw it', async () => {
    const { basedOn, terms } = await readLive(31)
    const payload = { gameId: 31, basedOn, terms: { ...terms, playerMax: 80 } }
    const late = await maker.propose(memberId, 'changeGame', payload)
    const schedule = { ...template.schedule, openAheadCount: 3 } as GameTemplate['schedule']
    const moved = await maker.propose(memberId, 'changeSchedule', { gameId: 31, basedOn, schedule })
    expect(await approver.vote(memberId, moved)).toMatchObject({ status: 'executed' })
    expect(await approver.vote(memberId, late)).toMatchObject({
      status: 'failed',
      result: { why: 'game 31 has changed meanwhile' },
    })
    expect((await readLive(31)).terms).toMatchObject({ playerMax: 90, schedule })
  })

  it('need a proposal for the console itself', async () => {
    const staff = connect({
      url: books.database.staffUrl,
      connections: 1,
      name: 'attack',
      onError: () => undefined,
    })
    const client = await staff.pool.connect()
    try {
      await client.query(`SELECT set_config('app.member', $1, false)`, [String(memberId)])
      for (const statement of [
        'UPDATE game SET cap = cap - 1 WHERE id = 31',
        'UPDATE game SET active = false, retired_at = now() WHERE id = 31',
        `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
         SELECT member_id, 99, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule
           FROM game WHERE id = 31`,
        `UPDATE game_instance SET reg_end = reg_end - interval '1 second' WHERE game_id = 31`,
        'UPDATE game_version SET version = 9',
      ])
        await expect(client.query(statement)).rejects.toThrow('permission denied')
    } finally {
      client.release(true)
      await staff.close()
    }
  })
})

describe('one person', () => {
  it('changes the texts of a game', async () => {
    const texts = { title: 'Three in a Row', titleShort: 'Row', description: 'New words.' }
    await maker.call('changeGameTexts', { gameId: 31, texts, reason }, memberId)
    expect((await getGame(31)).live!.game).toMatchObject(texts)
    expect(
      await refuses(approver.call('changeGameTexts', { gameId: 31, texts, reason }, memberId)),
    ).toContain('roles')
  })

  it('pauses and resumes the opening of instances without harm to open ones', async () => {
    await maker.call('pauseGame', { gameId: 31, reason }, memberId)
    const before = await readInstances(31)
    const startAt = Math.floor(Date.now() / 1000) * 1000 + 40 * 60_000 + 1000
    const planned = { gameId: 31, startAt, registrationEndAt: startAt - 60_000 }
    await maker.call('createInstance', { ...planned, reason }, memberId)
    await open()
    expect(await readInstances(31)).toEqual(before)
    expect(await buy(before[0]!.id)).toMatchObject({ exitCode: 0 })
    expect(await refuses(maker.call('pauseGame', { gameId: 31, reason }, memberId))).toContain('is paused')
    await maker.call('resumeGame', { gameId: 31, reason }, memberId)
    await open()
    expect((await readInstances(31)).length).toBeGreaterThan(before.length)
  })

  it('plans no instance in the past, twice or of a deck', async () => {
    const plan = (startAt: number, registrationEndAt = startAt) =>
      maker.call('createInstance', { gameId: 31, startAt, registrationEndAt, reason }, memberId)
    expect(await refuses(plan(Date.now() - 1000))).toContain('in the future')
    expect(await refuses(plan(Date.now() + hour, Date.now() + 2 * hour))).toContain('before the start')
    const startAt = Math.floor(Date.now() / 1000) * 1000 + 30 * hour
    await plan(startAt)
    expect(await refuses(plan(startAt))).toContain('has an instance at this time')
    await maker.call('cancelPlannedInstance', { gameId: 31, startAt, reason }, memberId)
    const again = maker.call('cancelPlannedInstance', { gameId: 31, startAt, reason }, memberId)
    expect(await refuses(again)).toContain('no planned instance')
  })
})

describe('a schedule', () => {
  const evenings = {
    timeZone: 'Europe/London',
    weekdays: [0, 6],
    times: ['20:00'],
    closeBeforeStartMs: 60_000,
    openAheadCount: 2,
  }

  it('shows its next starts with the change of clocks', async () => {
    const from = Date.UTC(2026, 9, 23)
    const input = { gameId: null, schedule: evenings, from, count: 3 }
    const { starts } = await maker.call('previewSchedule', input, memberId)
    expect(starts.map(each => [new Date(each.startAt).toISOString(), each.clockChange])).toEqual([
      ['2026-10-24T19:00:00.000Z', 'none'],
      ['2026-10-25T20:00:00.000Z', 'back'],
      ['2026-10-31T20:00:00.000Z', 'none'],
    ])
  })

  it('opens no instance in a closed period', async () => {
    const { starts } = await maker.call(
      'previewSchedule',
      { gameId: 31, schedule: template.schedule, count: 5 },
      memberId,
    )
    const known = new Set((await readInstances(31)).map(({ id }) => id))
    const skipped = starts[3]!.startAt
    const closure = { gameId: 31, title: 'Holiday', from: skipped - 1000, until: skipped + 1000 }
    const { closureId } = await maker.call('addClosure', { ...closure, reason }, memberId)
    const schedule = { ...template.schedule, openAheadCount: 5 } as GameTemplate['schedule']
    const { basedOn } = await readLive(31)
    await decide(memberId, 'changeSchedule', { gameId: 31, basedOn, schedule })
    await open()
    const opened = (
      await books.rows<{ id: number; at: number }>(
        'SELECT id, start_at AS at FROM game_instance WHERE member_id = $1 AND game_id = 31',
        [memberId],
      )
    ).filter(({ id }) => !known.has(id))
    const times = opened.map(({ at }) => at)
    expect(times).toContain(starts[4]!.startAt)
    expect(times).not.toContain(skipped)
    const shown = await maker.call('previewSchedule', { gameId: 31, schedule, count: 5 }, memberId)
    expect(shown.starts.map(({ isClosed }) => isClosed)).toEqual([false, false, false, true, false])
    await maker.call('removeClosure', { closureId, reason }, memberId)
    expect(await maker.call('listClosures', {}, memberId)).toEqual({ closures: [] })
    expect(await refuses(maker.call('removeClosure', { closureId, reason }, memberId))).toContain('no closed')
  })
})

describe('a bad game', () => {
  it('stops only itself', async () => {
    const other = { ...template, id: 32, title: 'Healthy' }
    await decide(memberId, 'publishGame', { game: other })
    await books.rows('ALTER TABLE game DISABLE TRIGGER USER')
    await books.rows(
      `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
       SELECT member_id, bad.id, bad.rules ->> 'kind', 'Bad', 'Bad', bad.rules, bad.prizes, currency, cost, fee, cap, player_max, schedule
         FROM game, (VALUES (30, '{"kind": "oneDrawGame", "pick": 99}'::jsonb, '{"tiers": []}'::jsonb),
                            (29, '{"kind": "scratchcardGame"}', '{"tiers": null}')) AS bad (id, rules, prizes)
        WHERE member_id = $1 AND game.id = 31`,
      [memberId],
    )
    await books.rows('ALTER TABLE game ENABLE TRIGGER USER')
    await books.rows('UPDATE game SET log_index = 0 WHERE member_id = $1 AND id = 29', [memberId])
    await open()
    await openDecks(stage.deps, memberId)
    expect([...(await readInstances(29)), ...(await readInstances(30))]).toEqual([])
    const healthy = await readInstances(32)
    expect(healthy).toHaveLength(2)
    expect(await buy(healthy[0]!.id)).toMatchObject({ exitCode: 0 })
    await stage.finish(healthy[0]!.id)
    expect(await stage.status(healthy[0]!.id)).toBe('ENDED')
    const { games } = await maker.call('listGames', {}, memberId)
    expect(games.map(({ gameId }) => gameId)).toEqual([7, 29, 30, 31, 32])
    await books.rows('DELETE FROM game WHERE member_id = $1 AND id IN (29, 30)', [memberId])
  })
})

describe('a retired game', () => {
  it('is retired by two people and never sells again', async () => {
    const proposal = await maker.propose(memberId, 'retireGame', { gameId: 32 })
    expect(await refuses(maker.vote(memberId, proposal))).toContain('Your roles')
    expect(await approver.vote(memberId, proposal)).toMatchObject({ status: 'executed' })
    expect((await getGame(32)).live!.status).toBe('retired')
    await open()
    expect((await readInstances(32)).filter(({ status }) => status === 'OPEN')).toEqual([])
    expect(await refuses(maker.call('resumeGame', { gameId: 32, reason }, memberId))).toContain('is retired')
    expect(await refuses(maker.propose(memberId, 'retireGame', { gameId: 32 }))).toContain('is retired')
    await expect(books.rows('UPDATE game SET active = true WHERE id = 32')).rejects.toThrow('is retired')
  })
})
