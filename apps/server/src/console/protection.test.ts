import { defaultThresholds } from '@fairground/rules/protection/thresholds'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amlOperations } from '@fairground/contract/operator/operations/aml'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { evaluateInteractions } from '#protection/evaluate-interactions.ts'
import type { ProtectionDeps } from '#protection/protection-deps.ts'
import { createProtectionDeps, playChaser, runProtection } from '#protection/protection.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let deps: ProtectionDeps
let officer: StaffMember
let colleague: StaffMember
let instanceId: number

const reason = 'a flag of the worklist'

beforeAll(async () => {
  books = await openBooks()
  deps = createProtectionDeps(books)
  staffConsole = await openTestConsole(books, { vault: deps.vault })
  officer = await staffConsole.hire(['saferPlay'])
  colleague = await staffConsole.hire(['saferPlay'])
  instanceId = await books.instance()
})
afterAll(async () => {
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const findFault = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (rejected: unknown) => rejected,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.name === 'staff.refused' ? error.fault.text : error.fault.name
}

const createFlagged = async (): Promise<number> => {
  const [playerId] = await books.players(1, 0n)
  await playChaser(books, playerId!, instanceId)
  await runProtection(deps, books.memberId)
  return playerId!
}

const readPlayer = (playerId: number) =>
  books.one<{ status: string; stopped: boolean }>(
    'SELECT status, promotions_stopped AS stopped FROM player WHERE member_id = $1 AND id = $2',
    [books.memberId, playerId],
  )

const readActions = async () =>
  (
    await books.rows<{ action: string }>('SELECT action FROM audit_entry WHERE member_id = $1 ORDER BY seq', [
      books.memberId,
    ])
  ).map(({ action }) => action)

describe('the worklist of safer play', () => {
  it('shows flags until a person has recorded an interaction, which is evaluated after 14 days', async () => {
    const playerId = await createFlagged()
    const listed = (await officer.call('listFlags', {}, books.memberId)).flags.find(
      flag => flag.playerId === playerId,
    )
    expect(listed).toMatchObject({ isOverdue: false, handledAt: null })
    expect(listed!.dueAt - listed!.openedAt).toBe(86_400_000)
    expect(listed!.reasons.map(({ name }) => name)).toContain('chasing')
    await books.rows(
      `UPDATE player_flag SET due_at = clock_timestamp() - interval '1 hour' WHERE member_id = $1 AND player_id = $2`,
      [books.memberId, playerId],
    )
    const overdue = await officer.call('listFlags', {}, books.memberId)
    expect(overdue.flags.find(flag => flag.playerId === playerId)?.isOverdue).toBe(true)
    const { interactionId } = await officer.call(
      'recordInteraction',
      { playerId, kind: 'call', outcome: 'limitSet', note: 'Spoke for ten minutes.', reason },
      books.memberId,
    )
    const open = await officer.call('listFlags', {}, books.memberId)
    expect(open.flags.some(flag => flag.playerId === playerId)).toBe(false)
    const handled = await officer.call('listFlags', { status: 'handled' }, books.memberId)
    expect(handled.flags.some(flag => flag.playerId === playerId)).toBe(true)
    expect(await evaluateInteractions(deps, books.memberId)).toBe(false)
    await books.rows(
      `UPDATE interaction SET made_at = made_at - interval '15 days', evaluate_at = evaluate_at - interval '15 days'
        WHERE member_id = $1 AND id = $2`,
      [books.memberId, interactionId],
    )
    await books.rows('UPDATE player_indicator SET day = day - 17 WHERE member_id = $1 AND player_id = $2', [
      books.memberId,
      playerId,
    ])
    expect(await evaluateInteractions(deps, books.memberId)).toBe(true)
    expect(await evaluateInteractions(deps, books.memberId)).toBe(false)
    const { interactions } = await officer.call('listInteractions', { playerId, reason }, books.memberId)
    expect(interactions).toMatchObject([
      { interactionId, note: 'Spoke for ten minutes.', evaluation: { change: 'weaker' } },
    ])
  })

  it('does not repeat a handled flag for the same indicators', async () => {
    const playerId = await createFlagged()
    const interaction = { playerId, kind: 'message', outcome: 'informed', note: '', reason } as const
    await officer.call('recordInteraction', interaction, books.memberId)
    await playChaser(books, playerId, instanceId)
    await runProtection(deps, books.memberId)
    const { flags } = await officer.call('listFlags', {}, books.memberId)
    expect(flags.some(flag => flag.playerId === playerId)).toBe(false)
  })

  it('is paged', async () => {
    await createFlagged()
    await createFlagged()
    const first = await officer.call('listFlags', { limit: 1 }, books.memberId)
    expect(first.flags).toHaveLength(1)
    const second = await officer.call('listFlags', { limit: 1, after: first.next! }, books.memberId)
    expect(second.flags[0]!.flagId).toBeGreaterThan(first.flags[0]!.flagId)
    expect(await findFault(officer.call('listFlags', { limit: 201 }, books.memberId))).toBe('request.invalid')
  })
})

describe('a restriction by staff', () => {
  it('is lifted with a reason, and both are in the audit log', async () => {
    const [playerId] = await books.players(1, 0n)
    const restrict = (input: { kind: 'stopPromotions' | 'forceBreak'; hours?: number }) =>
      officer.call('restrictPlayer', { playerId: playerId!, reason, ...input }, books.memberId)
    await restrict({ kind: 'stopPromotions' })
    expect(await findFault(restrict({ kind: 'stopPromotions' }))).toContain('stopped already')
    expect(await findFault(restrict({ kind: 'forceBreak' }))).toContain('needs hours')
    await restrict({ kind: 'forceBreak', hours: 24 })
    expect(await readPlayer(playerId!)).toEqual({ status: 'timedOut', stopped: true })
    const { actions } = await officer.call('showProtection', { playerId: playerId!, reason }, books.memberId)
    expect(actions.map(({ kind }) => kind)).toEqual(['forceBreak', 'stopPromotions'])
    for (const { actionId } of actions)
      await officer.call('liftRestriction', { actionId, reason }, books.memberId)
    expect(await readPlayer(playerId!)).toEqual({ status: 'active', stopped: false })
    const again = officer.call('liftRestriction', { actionId: actions[0]!.actionId, reason }, books.memberId)
    expect(await findFault(again)).toContain('lifted already')
    expect((await readActions()).slice(-5)).toEqual([
      'restrict-player',
      'restrict-player',
      'show-protection',
      'lift-restriction',
      'lift-restriction',
    ])
  })

  it('does not end an exclusion that the player chose meanwhile', async () => {
    const [playerId] = await books.players(1, 0n)
    const forced = { playerId: playerId!, kind: 'forceBreak', hours: 24, reason } as const
    await officer.call('restrictPlayer', forced, books.memberId)
    await books.rows(
      `UPDATE player SET status = 'selfExcluded', restricted_until = clock_timestamp() + interval '1 year' WHERE member_id = $1 AND id = $2`,
      [books.memberId, playerId],
    )
    const { actions } = await officer.call('showProtection', { playerId: playerId!, reason }, books.memberId)
    const lift = officer.call('liftRestriction', { actionId: actions[0]!.actionId, reason }, books.memberId)
    expect(await findFault(lift)).toContain('another restriction')
    expect((await readPlayer(playerId!)).status).toBe('selfExcluded')
  })
})

describe('a case of money laundering', () => {
  it('goes from its opening to a decision, and its export is recorded', async () => {
    const [playerId] = await books.players(1, 5000n)
    const { caseId } = await officer.call(
      'openAmlCase',
      { playerId: playerId!, note: 'A letter of the bank.', reason },
      books.memberId,
    )
    const on = { caseId, reason }
    await officer.call('holdWithdrawals', on, books.memberId)
    expect(await findFault(officer.call('holdWithdrawals', on, books.memberId))).toContain('on hold')
    await officer.call('addAmlNote', { ...on, note: 'Asked the bank.' }, books.memberId)
    const { requestId } = await officer.call(
      'requestSourceOfFunds',
      { ...on, text: 'Please send a payslip.' },
      books.memberId,
    )
    const request = await books.one<{ message: string; status: string }>(
      'SELECT message, status FROM verification_request WHERE member_id = $1 AND id = $2',
      [books.memberId, requestId],
    )
    expect(request).toEqual({ message: 'Please send a payslip.', status: 'REQUESTED' })
    const { cases } = await officer.call('listAmlCases', { status: 'open', reason }, books.memberId)
    expect(cases.find(each => each.caseId === caseId)).toMatchObject({ onHold: true, cause: 'staff' })
    const { content } = await officer.call('exportAmlCase', on, books.memberId)
    const exported = JSON.parse(content) as { case: object; entries: { kind: string }[]; holds: object[] }
    expect(exported.case).toMatchObject({ caseId, playerId })
    expect(exported.entries.map(({ kind }) => kind)).toEqual([
      'opened',
      'note',
      'hold',
      'note',
      'sourceOfFunds',
      'export',
    ])
    await officer.call('decideAmlCase', { ...on, decision: 'cleared', note: 'A gift.' }, books.memberId)
    const shown = await officer.call('showAmlCase', on, books.memberId)
    expect(shown.case).toMatchObject({ status: 'cleared', onHold: false })
    expect(shown.entries.map(({ kind }) => kind).slice(-2)).toEqual(['decision', 'release'])
    expect(await findFault(officer.call('addAmlNote', { ...on, note: 'Late.' }, books.memberId))).toContain(
      'is cleared',
    )
    expect((await readActions()).slice(-4)).toEqual([
      'list-aml-cases',
      'export-aml-case',
      'decide-aml-case',
      'show-aml-case',
    ])
    const stored = await books.rows<{ line: string }>('SELECT aml_entry::text AS line FROM aml_entry')
    for (const { line } of stored) expect(line).not.toContain('bank')
  })

  it('keeps the hold of a reported case until it is released', async () => {
    const [playerId] = await books.players(1, 0n)
    const { caseId } = await officer.call(
      'openAmlCase',
      { playerId: playerId!, note: '', reason },
      books.memberId,
    )
    const on = { caseId, reason }
    await officer.call('holdWithdrawals', on, books.memberId)
    await officer.call('decideAmlCase', { ...on, decision: 'reported', note: '' }, books.memberId)
    expect((await officer.call('showAmlCase', on, books.memberId)).case.onHold).toBe(true)
    await officer.call('releaseWithdrawals', on, books.memberId)
    expect((await officer.call('showAmlCase', on, books.memberId)).case.onHold).toBe(false)
    expect(await findFault(officer.call('releaseWithdrawals', on, books.memberId))).toContain('no hold')
  })

  it('is invisible to support, by every operation', async () => {
    const support = await staffConsole.hire(['support'])
    for (const name of Object.keys(amlOperations) as (keyof typeof amlOperations)[])
      expect(await findFault(support.call(name, {} as never, books.memberId))).toBe('staff.notAllowed')
  })

  it('of another operator does not exist', async () => {
    const [playerId] = await books.players(1, 0n)
    const input = { playerId: playerId!, note: '', reason }
    const { caseId } = await officer.call('openAmlCase', input, books.memberId)
    const stranger = await staffConsole.hire(['saferPlay'], { memberId: books.otherMemberId })
    const calls = [
      () => stranger.call('showAmlCase', { caseId, reason }, books.otherMemberId),
      () => stranger.call('holdWithdrawals', { caseId, reason }, books.otherMemberId),
      () => stranger.call('exportAmlCase', { caseId, reason }, books.otherMemberId),
      () => stranger.call('openAmlCase', input, books.otherMemberId),
      () => stranger.call('showProtection', { playerId: playerId!, reason }, books.otherMemberId),
    ]
    for (const call of calls) expect(await findFault(call())).toContain('there is no')
    expect(await findFault(stranger.call('showAmlCase', { caseId, reason }, books.memberId))).toBe(
      'staff.unknownOperator',
    )
  })
})

describe('the thresholds', () => {
  const actions = {
    stopPromotions: true,
    offerLimit: false,
    breakHours: 48,
    holdMule: true,
    refuseUnchecked: true,
  }

  it('change by a proposal of two persons, and the next flag forces a break', async () => {
    const payload = { thresholds: [{ name: 'chaseStrong', value: 2 }], actions }
    const unknown = { thresholds: [{ name: 'nothing', value: 2 }], actions }
    expect(await findFault(officer.propose(books.memberId, 'changeProtection', unknown))).toContain(
      'no threshold nothing',
    )
    const proposalId = await officer.propose(books.memberId, 'changeProtection', payload)
    expect(await findFault(officer.vote(books.memberId, proposalId))).toBe('proposal.ownProposal')
    expect((await colleague.vote(books.memberId, proposalId)).status).toBe('executed')
    const rules = await officer.call('showProtectionRules', {}, books.memberId)
    expect(rules).toMatchObject({ version: 1, actions })
    expect(Object.fromEntries(rules.thresholds.map(({ name, value }) => [name, value]))).toEqual({
      ...defaultThresholds,
      chaseStrong: 2,
    })
    const playerId = await createFlagged()
    expect(await readPlayer(playerId)).toEqual({ status: 'timedOut', stopped: true })
    await expect(books.rows('UPDATE protection_rules SET version = 9')).rejects.toThrow('append-only')
  })
})
