import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endTimeOf, grantOf } from '#testing/bonus-of.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type Ask, answerOf, requestOf, requestWithdrawal } from '#testing/cashier-commands.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { grantIdOf } from './bonus/grants.ts'
import type { AnyCommand } from './command.ts'

let books: Books
let players: number[]
let taken: TakenLane
let ask: Ask
let next = 0

beforeAll(async () => {
  books = await openBooks()
  players = await books.players(200, 10_000n)
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  ask = startLane(taken).ask
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const newPlayer = (): number => players[next++]!

const stepsOf = (withdrawalId: number, playerId: number) => {
  const it = { withdrawalId, playerId, currency: books.currency }
  return {
    approve: (approvedBy = 'operator:1') => ({ name: 'approveWithdrawal', request: { ...it, approvedBy } }),
    send: () => ({ name: 'markSending', request: it }),
    lose: () => ({ name: 'markUnknown', request: it }),
    pay: () => ({ name: 'payWithdrawal', request: it }),
    reject: () => ({ name: 'rejectWithdrawal', request: { ...it, by: 'operator' } }),
    refuse: () => ({ name: 'rejectWithdrawal', request: { ...it, by: 'provider' } }),
    cancel: () => ({ name: 'cancelWithdrawal', request: it }),
  } as const satisfies Record<string, (by?: string) => AnyCommand>
}

type StepName = keyof ReturnType<typeof stepsOf>

/** What each step answered: the status it led to, or why it did not. */
const take = async (id: number, playerId: number, ...names: StepName[]): Promise<string[]> => {
  const answers: string[] = []
  for (const name of names) answers.push(outcome(await ask(stepsOf(id, playerId)[name]())))
  return answers
}

const outcome = (reply: Awaited<ReturnType<Ask>>): string => {
  if ('refused' in reply) return reply.refused
  const answer = reply.ok as { done: boolean; status?: string; reason?: string }
  return (answer.done ? answer.status : answer.reason) ?? 'made'
}

const standing = async (playerId: number) => {
  const row = await books.one<{ posted: bigint; held: bigint }>(
    `SELECT c_post - d_post AS posted, d_pend AS held FROM account
      WHERE member_id = $1 AND kind = 'player:cash' AND ref = $2`,
    [books.memberId, playerId],
  )
  return { posted: row.posted, held: row.held }
}

describe('a withdrawal', () => {
  it('holds the money, then pays it', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(ask, playerId, 4000n)
    expect(await standing(playerId)).toEqual({ posted: 10_000n, held: 4000n })
    expect(await books.balance('player:cash', playerId)).toBe(6000n)
    expect(await take(id, playerId, 'approve', 'send', 'pay')).toEqual(['APPROVED', 'SENDING', 'PAID'])
    expect(await standing(playerId)).toEqual({ posted: 6000n, held: 0n })
  })

  it.each<[string, StepName[]]>([
    ['cancelled by the player', ['cancel']],
    ['rejected by an operator', ['approve', 'reject']],
    ['not paid by the provider', ['approve', 'send', 'refuse']],
    ['not paid, as it turned out', ['approve', 'send', 'lose', 'refuse']],
  ])('gives the money back when it is %s', async (_, names) => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(ask, playerId, 4000n)
    await take(id, playerId, ...names)
    expect(await standing(playerId)).toEqual({ posted: 10_000n, held: 0n })
    expect(await take(id, playerId, 'pay')).not.toEqual(['PAID'])
  })

  it('whose outcome is unknown stays on hold until the provider tells', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(ask, playerId, 4000n)
    const answers = await take(id, playerId, 'approve', 'send', 'lose', 'cancel', 'reject', 'send', 'approve')
    expect(answers.slice(3)).toEqual(Array.from({ length: 4 }, () => 'outcomeUnknown'))
    expect(await standing(playerId)).toEqual({ posted: 10_000n, held: 4000n })
    expect(await take(id, playerId, 'pay', 'pay', 'refuse')).toEqual(['PAID', 'PAID', 'alreadyPaid'])
  })

  it('cannot be cancelled, rejected or paid out of turn', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(ask, playerId, 4000n)
    expect(await take(id, playerId, 'send', 'pay', 'approve', 'cancel', 'pay', 'send', 'reject')).toEqual([
      'notApproved',
      'notApproved',
      'APPROVED',
      'alreadyApproved',
      'notSent',
      'SENDING',
      'alreadySent',
    ])
  })

  it('on hold cannot be spent', async () => {
    const playerId = newPlayer()
    await requestWithdrawal(ask, playerId, 9900n)
    await taken.release()
    const instanceId = await books.instance()
    taken = await takeLane(books.app.pool, books.memberId)
    const joined = await startLane(taken).join(joinOf({ playerId, instanceId }))
    expect(joined).toMatchObject({ exitCode: 2 })
  })

  it('is refused beyond the balance, for nothing, and while another is open', async () => {
    const playerId = newPlayer()
    const asked = [
      requestOf(playerId, 10_001n),
      requestOf(playerId, 0n),
      requestOf(playerId, 1n),
      requestOf(playerId, 1n),
    ]
    const replies = await Promise.all(asked.map(command => ask(command)))
    expect(replies).toMatchObject([
      { ok: { reason: 'notEnoughFunds' } },
      { ok: { reason: 'badAmount' } },
      { ok: { done: true } },
      { ok: { reason: 'oneIsOpen' } },
    ])
    expect(await ask(asked[2]!)).toEqual(replies[2])
  })

  it('of another player cannot be touched', async () => {
    const [playerId, other] = [newPlayer(), newPlayer()]
    const id = await requestWithdrawal(ask, playerId, 4000n)
    expect(await take(id, other, 'cancel', 'approve')).toEqual(['noSuchWithdrawal', 'noSuchWithdrawal'])
  })
})

it('cannot be cancelled where the profile forbids it', async () => {
  const playerId = newPlayer()
  const id = await requestWithdrawal(ask, playerId, 4000n)
  const profile = (name: string) =>
    books.owner.query('UPDATE member SET profile = $2 WHERE id = $1', [books.memberId, name])
  await profile('strict')
  expect(await take(id, playerId, 'cancel')).toEqual(['notCancellable'])
  await profile('standard')
  expect(await take(id, playerId, 'cancel', 'cancel')).toEqual(['CANCELLED', 'CANCELLED'])
})

describe('a withdrawal while a bonus is to be played', () => {
  const outcomes = async (commands: readonly AnyCommand[]) =>
    (await Promise.all(commands.map(command => ask(command)))).map(outcome)

  it('is refused until enough was staked, in the order things were asked', async () => {
    const playerId = newPlayer()
    const instanceId = await books.instance()
    const [early, late] = [requestOf(playerId, 100n), requestOf(playerId, 100n)]
    // Five times 100 are needed; three lines at 210 do it.
    const lines = [
      [1, 2],
      [3, 4],
      [5, 6],
    ]
    const answers = await outcomes([
      grantOf({ playerId, amount: 100n }),
      early,
      joinOf({ playerId, instanceId, lines: lines.slice(0, 2) }),
      requestOf(playerId, 100n),
      joinOf({ playerId, instanceId, lines: lines.slice(2) }),
      late,
    ])
    expect([answers[1], answers[3], answers[5]]).toEqual(['wageringRemaining', 'wageringRemaining', 'made'])
    expect(await standing(playerId)).toMatchObject({ held: 100n })
    // Asked once more under its key, now that it may be: a refusal is not kept.
    expect(await outcomes([early])).toEqual(['oneIsOpen'])
  })

  it('is not held up by a bonus of another currency, nor by one whose time is over', async () => {
    const playerId = newPlayer()
    const first = requestOf(playerId, 100n)
    const { opKey } = grantOf({ playerId, amount: 100n }).request
    await ask(grantOf({ playerId, amount: 100n, currency: 'USD' }))
    await ask(grantOf({ playerId, amount: 100n, opKey }))
    expect(await outcomes([first])).toEqual(['wageringRemaining'])
    await endTimeOf(books, grantIdOf(opKey))
    expect(await outcomes([first])).toEqual(['made'])
  })

  it('is not undone by a bonus that comes after it', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(ask, playerId, 4000n)
    await ask(grantOf({ playerId, amount: 100n }))
    expect(await take(id, playerId, 'approve', 'send', 'pay')).toEqual(['APPROVED', 'SENDING', 'PAID'])
  })
})

describe('four eyes', () => {
  const withFourEyesFrom = (amount: string | null) =>
    books.owner.query(`UPDATE member SET settings = settings || $2 WHERE id = $1`, [
      books.memberId,
      JSON.stringify(amount === null ? {} : { withdrawalFourEyesFrom: amount }),
    ])

  it('need another person from the amount on that the operator set', async () => {
    const playerId = newPlayer()
    await withFourEyesFrom('5000')
    const small = await answerOf<'requestWithdrawal'>(ask, requestOf(playerId, 4999n, 'operator:7'))
    const id = small.done ? small.withdrawalId : 0
    expect(outcome(await ask(stepsOf(id, playerId).approve('operator:7')))).toBe('APPROVED')
    await take(id, playerId, 'reject')
    const large = await answerOf<'requestWithdrawal'>(ask, requestOf(playerId, 5000n, 'operator:7'))
    const largeId = large.done ? large.withdrawalId : 0
    expect(outcome(await ask(stepsOf(largeId, playerId).approve('operator:7')))).toBe('samePerson')
    expect(outcome(await ask(stepsOf(largeId, playerId).approve('operator:8')))).toBe('APPROVED')
  })

  it('the database itself refuses one person twice', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(ask, playerId, 6000n)
    await expect(
      books.owner.query(`UPDATE withdrawal SET approved_by = requested_by WHERE member_id = $1 AND id = $2`, [
        books.memberId,
        id,
      ]),
    ).rejects.toThrow('withdrawal_check')
  })
})

it('ends exactly once when everybody acts at once: 100 withdrawals', async () => {
  const some = Array.from({ length: 100 }, newPlayer)
  const ids = await Promise.all(some.map(playerId => requestWithdrawal(ask, playerId, 1000n)))
  const commands = ids.flatMap((id, i) => {
    const steps = stepsOf(id, some[i]!)
    const each = [
      steps.approve(),
      steps.send(),
      steps.pay(),
      steps.cancel(),
      steps.reject(),
      steps.lose(),
      steps.refuse(),
    ]
    return [...each, ...each].map((command, n) => ({ command, place: (i * 31 + n * (7 + i)) % 101 }))
  })
  commands.sort((a, b) => a.place - b.place)
  for (let round = 0; round < 2; round++) await Promise.all(commands.map(({ command }) => ask(command)))
  const rows = await books.rows<{ status: string; player_id: number }>(
    'SELECT status, player_id FROM withdrawal WHERE member_id = $1 AND id = ANY($2)',
    [books.memberId, ids],
  )
  const ends = new Set(rows.map(row => row.status))
  expect(ends).toEqual(new Set(['PAID', 'REJECTED', 'CANCELLED']))
  for (const { status, player_id } of rows) {
    const posted = status === 'PAID' ? 9000n : 10_000n
    expect(await standing(player_id)).toEqual({ posted, held: 0n })
  }
  const { ended } = await books.one<{ ended: bigint }>(
    'SELECT count(*) AS ended FROM transfer WHERE member_id = $1 AND pending_of = ANY($2)',
    [books.memberId, ids],
  )
  expect(ended).toBe(100n)
})
