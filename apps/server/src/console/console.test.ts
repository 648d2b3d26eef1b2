import { randomUUID } from 'node:crypto'
import { createAuthenticator } from '@fairground/testkit/staff/software-passkey'
import { acceptInvitation, type StaffMember, signInStaff } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperatorCall, OperatorCallFault } from '@fairground/operator-client/operator-client'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let alarms = 0

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books, { observeBreakGlass: () => void (alarms += 1) })
})
afterAll(async () => {
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.name
}

const readPlatformLog = () =>
  books.rows<{ actor: string; action: string }>(
    'SELECT actor, action FROM audit_entry WHERE member_id = 0 ORDER BY seq',
  )

describe('an invitation', () => {
  it('enrols a passkey once and signs in', async () => {
    const admin = await staffConsole.hire(['platformAdmin'])
    const { staffId, link } = await admin.call('inviteStaff', {
      name: 'Nadia',
      email: 'nadia@staff.example',
      reason: 'a new colleague',
    })
    const nadia = await acceptInvitation(staffConsole.address, link)
    expect(await nadia.call('getMe', {})).toMatchObject({ staffId, name: 'Nadia', grants: [], operators: [] })
    expect(await refuses(acceptInvitation(staffConsole.address, link))).toBe('staff.proofNotValid')
    expect((await readPlatformLog()).slice(-3)).toEqual([
      { actor: `staff/${admin.staffId}`, action: 'invite-staff' },
      { actor: `staff/${staffId}`, action: 'enrol' },
      { actor: `staff/${staffId}`, action: 'sign-in' },
    ])
  })

  it('is replaced by its renewal', async () => {
    const admin = await staffConsole.hire(['platformAdmin'])
    const reason = 'a new colleague'
    const { staffId, link } = await admin.call('inviteStaff', {
      name: 'Olga',
      email: 'olga@staff.example',
      reason,
    })
    const renewed = await admin.call('renewInvitation', { staffId, reason })
    expect(await refuses(acceptInvitation(staffConsole.address, link))).toBe('staff.proofNotValid')
    await acceptInvitation(staffConsole.address, renewed.link)
    expect(await refuses(admin.call('renewInvitation', { staffId, reason }))).toBe('staff.refused')
  })
})

describe('an account without a passkey', () => {
  it('gets no role, so that the admin with the link cannot take the role over', async () => {
    const admin = await staffConsole.hire(['platformAdmin'])
    const { staffId } = await admin.call('inviteStaff', {
      name: 'Petra',
      email: 'petra@staff.example',
      reason: 'a new colleague',
    })
    const role = { staffId, role: 'cashier', memberId: books.memberId, maxAmount: null } as const
    expect(await refuses(admin.propose(0, 'grantRole', role))).toBe('staff.refused')
  })

  it('gets no new link if it has a role, as the admins of the first installation have', async () => {
    const admin = await staffConsole.hire(['platformAdmin'])
    const reason = 'a new colleague'
    const { staffId } = await admin.call('inviteStaff', { name: 'Quentin', email: 'q@staff.example', reason })
    await books.rows(`INSERT INTO staff_grant (staff_id, role) VALUES ($1, 'platformAdmin')`, [staffId])
    expect(await refuses(admin.call('renewInvitation', { staffId, reason }))).toBe('staff.refused')
  })
})

describe('a sign-in', () => {
  it('needs a passkey that verifies the person, for this console and this challenge', async () => {
    const member = await staffConsole.hire(['support'])
    const call = createOperatorCall(staffConsole.address, () => undefined)
    const { origin } = new URL(staffConsole.address)
    const saved = member.passkey.save()
    const attempt = async (passkey: ReturnType<typeof createAuthenticator>, change: object = {}) => {
      const { signInId, options } = await call('beginSignIn', {})
      return call('finishSignIn', { signInId, assertion: passkey.answer({ ...options, ...change }) })
    }
    const unverified = createAuthenticator(origin, { saved })
    expect(await refuses(attempt(unverified))).toBe('staff.proofNotValid')
    const elsewhere = createAuthenticator('https://evil.example', { verifiesUser: true, saved })
    expect(await refuses(attempt(elsewhere))).toBe('staff.proofNotValid')
    const right = createAuthenticator(origin, { verifiesUser: true, saved })
    expect(await refuses(attempt(right, { challenge: 'b3RoZXI' }))).toBe('staff.proofNotValid')
    expect(await refuses(attempt(right, { rpId: 'evil.example' }))).toBe('staff.proofNotValid')
    const stranger = createAuthenticator(origin, { verifiesUser: true })
    expect(await refuses(attempt(stranger))).toBe('staff.proofNotValid')
    expect(await attempt(right)).toMatchObject({ staffId: member.staffId })
  })

  it('is refused for a challenge that was used', async () => {
    const member = await staffConsole.hire(['support'])
    const call = createOperatorCall(staffConsole.address, () => undefined)
    const { signInId, options } = await call('beginSignIn', {})
    await call('finishSignIn', { signInId, assertion: member.passkey.answer(options) })
    const again = call('finishSignIn', { signInId, assertion: member.passkey.answer(options) })
    expect(await refuses(again)).toBe('staff.proofNotValid')
  })

  it('of a disabled account is refused, and its sessions end', async () => {
    const admin = await staffConsole.hire(['platformAdmin'])
    const member = await staffConsole.hire(['support'])
    await admin.call('disableStaff', { staffId: member.staffId, reason: 'left the company' })
    expect(await refuses(member.call('getMe', {}))).toBe('staff.notSignedIn')
    expect(await refuses(signInStaff(staffConsole.address, member.passkey.save()))).toBe(
      'staff.proofNotValid',
    )
  })

  it('of a command line is confirmed in the browser, once', async () => {
    const member = await staffConsole.hire(['support'])
    const call = createOperatorCall(staffConsole.address, () => undefined)
    const { deviceToken, code } = await call('beginDeviceSignIn', { client: 'a terminal' })
    expect(await call('finishDeviceSignIn', { deviceToken })).toEqual({ session: null })
    expect(await refuses(member.call('confirmDevice', { code: 'BBBB-BBBB' }))).toBe('staff.proofNotValid')
    await member.call('confirmDevice', { code })
    expect(await refuses(member.call('confirmDevice', { code }))).toBe('staff.proofNotValid')
    const stored = await books.rows<{ row: string }>('SELECT c::text AS row FROM staff_challenge c')
    expect(stored.filter(({ row }) => row.includes(deviceToken))).toEqual([])
    const { session } = await call('finishDeviceSignIn', { deviceToken })
    expect(session).toMatchObject({ staffId: member.staffId })
    expect(await refuses(call('finishDeviceSignIn', { deviceToken }))).toBe('staff.proofNotValid')
  })

  it('with the sealed account raises an alarm', async () => {
    const member = await staffConsole.hire(['platformAdmin'])
    await books.rows('UPDATE staff SET break_glass = true WHERE id = $1', [member.staffId])
    const before = alarms
    await signInStaff(staffConsole.address, member.passkey.save())
    expect(alarms).toBe(before + 1)
    expect((await readPlatformLog()).at(-1)).toEqual({
      actor: `staff/${member.staffId}`,
      action: 'break-glass-sign-in',
    })
  })
})

describe('a session', () => {
  const age = (member: StaffMember, change: string) =>
    books.rows(`UPDATE staff_session SET ${change} WHERE staff_id = $1`, [member.staffId])

  it.each([
    ['without use for half an hour', `seen_at = clock_timestamp() - interval '31 minutes'`],
    ['after twelve hours', `created_at = clock_timestamp() - interval '12 hours 1 second'`],
  ])('ends %s', async (_, change) => {
    const member = await staffConsole.hire(['support'])
    await member.call('getMe', {})
    await age(member, change)
    expect(await refuses(member.call('getMe', {}))).toBe('staff.notSignedIn')
  })

  it('needs a fresh proof for personal data and money', async () => {
    const member = await staffConsole.hire(['kycAnalyst'])
    const list = () => member.call('listDocumentRequests', { reason: 'the queue' }, books.memberId)
    expect(await list()).toEqual({ requests: [] })
    await age(member, `proved_at = clock_timestamp() - interval '5 minutes 1 second'`)
    expect(await refuses(list())).toBe('staff.stepUpRequired')
    await member.stepUp()
    expect(await list()).toEqual({ requests: [] })
  })

  it('cannot be confirmed with the passkey of another person', async () => {
    const member = await staffConsole.hire(['support'])
    const other = await staffConsole.hire(['support'])
    const { options } = await member.call('beginStepUp', {})
    const assertion = other.passkey.answer(options)
    expect(await refuses(member.call('finishStepUp', { assertion }))).toBe('staff.proofNotValid')
  })

  it('is listed and ended by its owner only', async () => {
    const member = await staffConsole.hire(['support'])
    const again = await signInStaff(staffConsole.address, member.passkey.save())
    const { sessions } = await member.call('listOwnSessions', {})
    expect(sessions.map(({ current }) => current)).toEqual([false, true])
    const other = await staffConsole.hire(['support'])
    const sessionId = sessions[0]!.sessionId
    expect(await refuses(other.call('endOwnSession', { sessionId }))).toBe('staff.refused')
    await member.call('endOwnSession', { sessionId })
    expect(await refuses(again.call('getMe', {}))).toBe('staff.notSignedIn')
    await member.call('signOut', {})
    expect(await refuses(member.call('getMe', {}))).toBe('staff.notSignedIn')
  })
})

describe('a role', () => {
  it('is granted by two admins, and neither of them votes for the own role', async () => {
    const [ada, grace, edith] = await Promise.all([
      staffConsole.hire(['platformAdmin']),
      staffConsole.hire(['platformAdmin']),
      staffConsole.hire(['platformAdmin']),
    ])
    const role = { role: 'cashier', memberId: books.memberId, maxAmount: '5000' } as const
    expect(await refuses(ada.propose(0, 'grantRole', { staffId: ada.staffId, ...role }))).toBe(
      'staff.refused',
    )
    const proposal = await ada.propose(0, 'grantRole', { staffId: grace.staffId, ...role })
    expect(await refuses(ada.vote(0, proposal))).toBe('proposal.ownProposal')
    expect(await refuses(grace.vote(0, proposal))).toBe('proposal.ownProposal')
    expect(await edith.vote(0, proposal)).toMatchObject({ status: 'executed' })
    const { grants } = await grace.call('getMe', {})
    expect(grants).toMatchObject([{ role: 'platformAdmin' }, { ...role }])
    await edith.call('revokeRole', { grantId: grants[1]!.grantId, reason: 'another task' })
    expect((await grace.call('getMe', {})).grants).toHaveLength(1)
  })
})

describe('a proposal', () => {
  it('returns itself for the same request, and waits once per subject', async () => {
    const [ada, grace] = await Promise.all([
      staffConsole.hire(['platformAdmin']),
      staffConsole.hire(['platformAdmin']),
    ])
    const { staffId } = await staffConsole.hire(['support'])
    const request = {
      requestId: randomUUID(),
      kind: 'grantRole',
      payload: { staffId, role: 'auditor', memberId: null, maxAmount: null },
      reason: 'to read',
    } as const
    const { proposal } = await ada.call('propose', request)
    expect((await ada.call('propose', request)).proposal).toEqual(proposal)
    expect(await refuses(grace.call('propose', request))).toBe('staff.refused')
    const another = { ...request, requestId: randomUUID() }
    expect(await refuses(grace.call('propose', another))).toBe('staff.refused')
    expect(
      await refuses(grace.call('cancelProposal', { proposalId: proposal.proposalId, reason: 'no' })),
    ).toBe('staff.notAllowed')
    const cancelled = await ada.call('cancelProposal', {
      proposalId: proposal.proposalId,
      reason: 'an error',
    })
    expect(cancelled.proposal.status).toBe('cancelled')
    expect(await refuses(grace.vote(0, proposal.proposalId))).toBe('proposal.notOpen')
  })

  it('keeps a vote to its payload, decision and voter', async () => {
    const [ada, grace, edith] = await Promise.all([
      staffConsole.hire(['platformAdmin']),
      staffConsole.hire(['platformAdmin']),
      staffConsole.hire(['platformAdmin']),
    ])
    const { staffId } = await staffConsole.hire(['support'])
    const role = { memberId: null, maxAmount: null } as const
    const first = await ada.propose(0, 'grantRole', { staffId, role: 'auditor', ...role })
    const second = await ada.propose(0, 'grantRole', { staffId, role: 'controller', ...role })
    const { options } = await grace.call('beginVote', { proposalId: first, decision: 'approve' })
    const assertion = grace.passkey.answer(options)
    const forged = [
      () => grace.call('vote', { proposalId: second, decision: 'approve', assertion }),
      () => grace.call('vote', { proposalId: first, decision: 'reject', assertion }),
      () => edith.call('vote', { proposalId: first, decision: 'approve', assertion }),
    ]
    for (const attempt of forged) expect(await refuses(attempt())).toBe('staff.proofNotValid')
    await expect(
      books.rows(
        `UPDATE proposal SET payload = payload || '{"role": "finance"}' WHERE member_id = 0 AND id = $1`,
        [first],
      ),
    ).rejects.toThrow('cannot change')
    const later = grace.passkey.answer(options)
    await grace.call('vote', { proposalId: first, decision: 'approve', assertion: later })
    expect((await edith.vote(0, second, 'reject')).status).toBe('rejected')
    expect(await refuses(grace.vote(0, second))).toBe('proposal.notOpen')
  })

  it('is protected by the database against an early execution, the vote of the maker and a change', async () => {
    const ada = await staffConsole.hire(['platformAdmin'])
    const { staffId } = await staffConsole.hire(['support'])
    const id = await ada.propose(0, 'grantRole', {
      staffId,
      role: 'finance',
      memberId: null,
      maxAmount: null,
    })
    const as = (status: string) =>
      books.rows(`UPDATE proposal SET status = '${status}' WHERE member_id = 0 AND id = $1`, [id])
    await expect(as('approved')).rejects.toThrow('lacks votes')
    await expect(as('executed')).rejects.toThrow('cannot go from open to executed')
    await expect(
      books.rows(
        `INSERT INTO proposal_vote (member_id, proposal_id, staff_id, decision, credential_id, client_data, authenticator_data, signature)
         SELECT 0, $1, staff_id, 'approve', credential_id, '', '', '' FROM staff_passkey WHERE staff_id = $2`,
        [id, ada.staffId],
      ),
    ).rejects.toThrow('must not vote')
    await expect(books.rows('DELETE FROM proposal WHERE member_id = 0 AND id = $1', [id])).rejects.toThrow(
      'proposals are kept',
    )
    const vote = books.rows(`UPDATE proposal_vote SET decision = 'approve'`)
    await expect(vote).rejects.toThrow('append-only')
  })
})

// Last, because it disables the admins who hire staff for the other tests.
describe('the role of an admin', () => {
  it('of the last two admins stays', async () => {
    const admins = await books.rows<{ staff_id: number; id: number }>(
      `SELECT g.staff_id, g.id FROM staff_grant g JOIN staff s ON s.id = g.staff_id
        WHERE g.role = 'platformAdmin' AND g.revoked_at IS NULL AND s.status = 'active' AND NOT s.break_glass ORDER BY 1`,
    )
    const admin = await staffConsole.hire(['platformAdmin'])
    const reason = 'too many'
    const outcomes: string[] = []
    for (const { staff_id: staffId } of admins)
      outcomes.push(
        await admin.call('disableStaff', { staffId, reason }).then(
          () => 'done',
          (error: OperatorCallFault) => error.fault.name,
        ),
      )
    expect(outcomes.at(-1)).toBe('staff.refused')
    expect(outcomes.slice(0, -1).every(outcome => outcome === 'done')).toBe(true)
  })
})
