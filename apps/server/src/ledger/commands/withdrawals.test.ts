import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import { expireGrants, grantCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import {
  type Submit,
  getAnswer,
  withdrawalCommand,
  requestWithdrawal as requestUndecided,
} from '#testing/cashier-commands.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { grantIdFor } from '#ledger/bonus/grants.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'

let books: Books
let players: number[]
let taken: TakenLane
let submit: Submit
let next = 0
/** The staff member who decided the last withdrawal. */
let cashier = ''

beforeAll(async () => {
  books = await openBooks()
  players = await books.players(200, 10_000n)
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const sql = <R extends object>(text: string, values?: readonly unknown[]) =>
  books.rows<R & Record<string, unknown>>(text, values)

/** Requests a withdrawal that one person has decided to approve. */
const requestWithdrawal = async (submitIt: Submit, playerId: number, amount: bigint): Promise<number> => {
  const id = await requestUndecided(submitIt, playerId, amount)
  cashier = await decideWithdrawal(sql, books.memberId, id)
  return id
}

const newPlayer = (): number => players[next++]!

const stepCommands = (withdrawalId: number, playerId: number) => {
  const ref = { withdrawalId, playerId, currency: books.currency }
  return {
    approve: (approvedBy = cashier) => ({ name: 'approveWithdrawal', request: { ...ref, approvedBy } }),
    send: () => ({ name: 'markSending', request: ref }),
    lose: () => ({ name: 'markUnknown', request: ref }),
    pay: () => ({ name: 'payWithdrawal', request: ref }),
    reject: () => ({ name: 'rejectWithdrawal', request: { ...ref, by: 'operator' } }),
    refuse: () => ({ name: 'rejectWithdrawal', request: { ...ref, by: 'provider' } }),
    cancel: () => ({ name: 'cancelWithdrawal', request: ref }),
  } as const satisfies Record<string, (by?: string) => AnyCommand>
}

type StepName = keyof ReturnType<typeof stepCommands>

/** Submits the steps and returns for each the new status or the refusal. */
const take = async (id: number, playerId: number, ...names: StepName[]): Promise<string[]> => {
  const answers: string[] = []
  for (const name of names) answers.push(outcome(await submit(stepCommands(id, playerId)[name]())))
  return answers
}

const outcome = (reply: Awaited<ReturnType<Submit>>): string => {
  if ('refused' in reply) return reply.refused
  const answer = reply.ok as { done: boolean; status?: string; reason?: string }
  return (answer.done ? answer.status : answer.reason) ?? 'made'
}

const readCash = async (playerId: number) => {
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
    const id = await requestWithdrawal(submit, playerId, 4000n)
    expect(await readCash(playerId)).toEqual({ posted: 10_000n, held: 4000n })
    expect(await books.balance('player:cash', playerId)).toBe(6000n)
    expect(await take(id, playerId, 'approve', 'send', 'pay')).toEqual(['APPROVED', 'SENDING', 'PAID'])
    expect(await readCash(playerId)).toEqual({ posted: 6000n, held: 0n })
  })

  it.each<[string, StepName[]]>([
    ['cancelled by the player', ['cancel']],
    ['rejected by the operator', ['approve', 'reject']],
    ['refused by the provider', ['approve', 'send', 'refuse']],
    ['refused by the provider after an unknown outcome', ['approve', 'send', 'lose', 'refuse']],
  ])('releases the hold when it is %s', async (_, names) => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(submit, playerId, 4000n)
    await take(id, playerId, ...names)
    expect(await readCash(playerId)).toEqual({ posted: 10_000n, held: 0n })
    expect(await take(id, playerId, 'pay')).not.toEqual(['PAID'])
  })

  it('stays on hold while its outcome is unknown, until the provider reports it', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(submit, playerId, 4000n)
    const answers = await take(id, playerId, 'approve', 'send', 'lose', 'cancel', 'reject', 'send', 'approve')
    expect(answers.slice(3)).toEqual(Array.from({ length: 4 }, () => 'outcomeUnknown'))
    expect(await readCash(playerId)).toEqual({ posted: 10_000n, held: 4000n })
    expect(await take(id, playerId, 'pay', 'pay', 'refuse')).toEqual(['PAID', 'PAID', 'alreadyPaid'])
  })

  it('cannot be cancelled, rejected or paid out of order', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(submit, playerId, 4000n)
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

  it('cannot be spent while it is on hold', async () => {
    const playerId = newPlayer()
    await requestWithdrawal(submit, playerId, 9900n)
    await taken.release()
    const instanceId = await books.instance()
    taken = await takeLane(books.app.pool, books.memberId)
    const joined = await startLane(taken).join(joinCommand({ playerId, instanceId }))
    expect(joined).toMatchObject({ exitCode: 2 })
  })

  it('is refused above the balance, for zero, and while another one is open', async () => {
    const playerId = newPlayer()
    const commands = [
      withdrawalCommand(playerId, 10_001n),
      withdrawalCommand(playerId, 0n),
      withdrawalCommand(playerId, 1n),
      withdrawalCommand(playerId, 1n),
    ]
    const replies = await Promise.all(commands.map(command => submit(command)))
    expect(replies).toMatchObject([
      { ok: { reason: 'notEnoughFunds' } },
      { ok: { reason: 'badAmount' } },
      { ok: { done: true } },
      { ok: { reason: 'oneIsOpen' } },
    ])
    expect(await submit(commands[2]!)).toEqual(replies[2])
  })

  it('cannot be changed by a command that names another player', async () => {
    const [playerId, other] = [newPlayer(), newPlayer()]
    const id = await requestWithdrawal(submit, playerId, 4000n)
    expect(await take(id, other, 'cancel', 'approve')).toEqual(['noSuchWithdrawal', 'noSuchWithdrawal'])
  })
})

it('cannot be cancelled if the profile forbids it', async () => {
  const playerId = newPlayer()
  const id = await requestWithdrawal(submit, playerId, 4000n)
  const profile = (name: string) =>
    books.owner.query('UPDATE member SET profile = $2 WHERE id = $1', [books.memberId, name])
  await profile('strict')
  expect(await take(id, playerId, 'cancel')).toEqual(['notCancellable'])
  await profile('standard')
  expect(await take(id, playerId, 'cancel', 'cancel')).toEqual(['CANCELLED', 'CANCELLED'])
})

describe('a withdrawal during a wagering requirement', () => {
  const outcomes = async (commands: readonly AnyCommand[]) =>
    (await Promise.all(commands.map(command => submit(command)))).map(outcome)

  it('is refused until the requirement is met, in the order of the commands', async () => {
    const playerId = newPlayer()
    const instanceId = await books.instance()
    const [early, late] = [withdrawalCommand(playerId, 100n), withdrawalCommand(playerId, 100n)]
    // The requirement is five times 100; three lines at 210 meet it.
    const lines = [
      [1, 2],
      [3, 4],
      [5, 6],
    ]
    const answers = await outcomes([
      grantCommand({ playerId, amount: 100n }),
      early,
      joinCommand({ playerId, instanceId, lines: lines.slice(0, 2) }),
      withdrawalCommand(playerId, 100n),
      joinCommand({ playerId, instanceId, lines: lines.slice(2) }),
      late,
    ])
    expect([answers[1], answers[3], answers[5]]).toEqual(['wageringRemaining', 'wageringRemaining', 'made'])
    expect(await readCash(playerId)).toMatchObject({ held: 100n })
    // The same key succeeds once the requirement is met: refusals are not stored.
    expect(await outcomes([early])).toEqual(['oneIsOpen'])
  })

  it('is not blocked by a bonus in another currency, nor by an expired one', async () => {
    const playerId = newPlayer()
    const first = withdrawalCommand(playerId, 100n)
    const { opKey } = grantCommand({ playerId, amount: 100n }).request
    await submit(grantCommand({ playerId, amount: 100n, currency: 'USD' }))
    await submit(grantCommand({ playerId, amount: 100n, opKey }))
    expect(await outcomes([first])).toEqual(['wageringRemaining'])
    await expireGrants(books, grantIdFor(opKey))
    expect(await outcomes([first])).toEqual(['made'])
  })

  it('is not cancelled by a later bonus', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(submit, playerId, 4000n)
    await submit(grantCommand({ playerId, amount: 100n }))
    expect(await take(id, playerId, 'approve', 'send', 'pay')).toEqual(['APPROVED', 'SENDING', 'PAID'])
  })
})

describe('the four-eyes rule', () => {
  const withFourEyesFrom = (amount: string | null) =>
    books.owner.query(`UPDATE member SET settings = settings || $2 WHERE id = $1`, [
      books.memberId,
      JSON.stringify(amount === null ? {} : { withdrawalFourEyesFrom: amount }),
    ])

  it("requires another approver from the operator's threshold on", async () => {
    const playerId = newPlayer()
    await withFourEyesFrom('5000')
    const small = await getAnswer<'requestWithdrawal'>(
      submit,
      withdrawalCommand(playerId, 4999n, 'operator:7'),
    )
    const id = small.done ? small.withdrawalId : 0
    expect(outcome(await submit(stepCommands(id, playerId).approve('staff/7')))).toBe('notRouted')
    const decider = await decideWithdrawal(sql, books.memberId, id)
    expect(outcome(await submit(stepCommands(id, playerId).approve('staff/999999')))).toBe('noDecision')
    expect(outcome(await submit(stepCommands(id, playerId).approve('system/routing')))).toBe('notAutomatic')
    expect(outcome(await submit(stepCommands(id, playerId).approve(decider)))).toBe('APPROVED')
    await take(id, playerId, 'reject')
    const large = await getAnswer<'requestWithdrawal'>(
      submit,
      withdrawalCommand(playerId, 5000n, 'operator:7'),
    )
    const largeId = large.done ? large.withdrawalId : 0
    expect(outcome(await submit(stepCommands(largeId, playerId).approve('operator:8')))).toBe('noProposal')
    const approved = (amount: string) =>
      insertApprovedProposal(sql, {
        memberId: books.memberId,
        kind: 'approveWithdrawal',
        subject: `withdrawal/${largeId}`,
        payload: { withdrawalId: largeId, amount, currency: books.currency },
      })
    const { proposalId } = await approved('4000')
    expect(outcome(await submit(stepCommands(largeId, playerId).approve('operator:8')))).toBe('noProposal')
    await sql(`UPDATE proposal SET status = 'failed' WHERE member_id = $1 AND id = $2`, [
      books.memberId,
      proposalId,
    ])
    await approved('5000')
    expect(outcome(await submit(stepCommands(largeId, playerId).approve('operator:8')))).toBe('APPROVED')
  })

  it('is enforced by a database constraint', async () => {
    const playerId = newPlayer()
    const id = await requestWithdrawal(submit, playerId, 6000n)
    await expect(
      books.owner.query(`UPDATE withdrawal SET approved_by = requested_by WHERE member_id = $1 AND id = $2`, [
        books.memberId,
        id,
      ]),
    ).rejects.toThrow('withdrawal_check')
    await expect(
      books.owner.query(
        `UPDATE withdrawal SET approved_by = 'operator:8', status = 'APPROVED' WHERE member_id = $1 AND id = $2`,
        [books.memberId, id],
      ),
    ).rejects.toThrow('needs an approved proposal')
  })
})

it('each of 100 withdrawals ends exactly once under concurrent commands', async () => {
  const chosen = Array.from({ length: 100 }, newPlayer)
  const ids = await Promise.all(chosen.map(playerId => requestWithdrawal(submit, playerId, 1000n)))
  const deciders = await Promise.all(ids.map(id => decideWithdrawal(sql, books.memberId, id)))
  const commands = ids.flatMap((id, i) => {
    const steps = stepCommands(id, chosen[i]!)
    const each = [
      steps.approve(deciders[i]),
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
  for (let pass = 0; pass < 2; pass++) await Promise.all(commands.map(({ command }) => submit(command)))
  const rows = await books.rows<{ status: string; player_id: number }>(
    'SELECT status, player_id FROM withdrawal WHERE member_id = $1 AND id = ANY($2)',
    [books.memberId, ids],
  )
  const ends = new Set(rows.map(row => row.status))
  expect(ends).toEqual(new Set(['PAID', 'REJECTED', 'CANCELLED']))
  for (const { status, player_id } of rows) {
    const posted = status === 'PAID' ? 9000n : 10_000n
    expect(await readCash(player_id)).toEqual({ posted, held: 0n })
  }
  const { ended } = await books.one<{ ended: bigint }>(
    'SELECT count(*) AS ended FROM transfer WHERE member_id = $1 AND pending_of = ANY($2)',
    [books.memberId, ids],
  )
  expect(ended).toBe(100n)
})
