import type { OperatorFaultName } from '@fairground/contract/operator/operator-faults'
import type { OperatorOperation } from '@fairground/contract/operator/operator-operation'
import {
  type OperatorOperationName,
  operatorOperationNames,
  operatorOperations,
} from '@fairground/contract/operator/operator-operations'
import {
  type ProposalKind,
  proposalKindNames,
  proposalKinds,
} from '@fairground/contract/operator/proposal-kinds'
import { getPermissions } from '@fairground/contract/operator/permissions'
import { type StaffRole, staffRoles } from '@fairground/contract/operator/staff-roles'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleInput } from './sample-input.ts'
import { allRows, changed } from './table-digests.ts'

// Each test makes hundreds of calls.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const server = useTestServer({})
const own = 1
const other = 2
const platform = 0
const targets = [own, other, platform]

/** A role at one operator, or at all operators. */
interface Holder {
  readonly role: StaffRole
  readonly memberId: number | null
  readonly member: StaffMember
}

const holders: Holder[] = []
let address: string

beforeAll(async () => {
  address = await server().startConsole()
  for (const role of staffRoles)
    for (const memberId of role === 'platformAdmin' ? [null] : [own, null])
      holders.push({ role, memberId, member: await server().hire([role], { memberId }) })
})

const setProofs = (isFresh: boolean) =>
  server().sql(
    isFresh
      ? 'UPDATE staff_session SET proved_at = clock_timestamp()'
      : `UPDATE staff_session SET proved_at = clock_timestamp() - interval '6 minutes'`,
  )

const call = async (
  name: OperatorOperationName,
  memberId: number,
  token: string | undefined,
  input: unknown,
): Promise<{ readonly fault: OperatorFaultName | undefined; readonly text: string }> => {
  const response = await fetch(`${address}/operator/${memberId}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  const text = await response.text()
  return {
    fault: response.ok ? undefined : (JSON.parse(text) as { name: OperatorFaultName }).name,
    text,
  }
}

/** What the contract says about a call. Undefined if it is allowed. */
const findRefusal = (
  { access, scope, stepUp }: OperatorOperation,
  { role, memberId }: Pick<Holder, 'role' | 'memberId'>,
  target: number,
  isSteppedUp: boolean,
): OperatorFaultName | undefined => {
  if (access === 'anyone') return undefined
  const isInScope =
    target === platform
      ? scope !== 'operator' && (memberId === null || (scope === 'platform' && access === 'staff'))
      : scope !== 'platform' && (memberId === null || memberId === target)
  if (!isInScope) return 'staff.unknownOperator'
  if (access !== 'staff' && !getPermissions(role).includes(access)) return 'staff.notAllowed'
  return stepUp && !isSteppedUp ? 'staff.stepUpRequired' : undefined
}

/** An input that no operation accepts: it shows that the call passed every check of rights, and changes nothing. */
const invalidInput = { unexpected: 1 }

/** MATRIX_FULL=1 makes every call. A run in CI makes a third of them: each operation with every third pair. */
const share = process.env['MATRIX_FULL'] === '1' ? 1 : 3

describe.each([true, false])('the operator API, with a fresh proof: %s', isFresh => {
  it('answers every role for every operator as the contract says, and refused calls write nothing', async () => {
    await setProofs(isFresh)
    const before = await allRows(server())
    const wrong: string[] = []
    let calls = 0
    for (const [n, name] of operatorOperationNames.entries()) {
      const declaration: OperatorOperation = operatorOperations[name]
      const sample = sampleInput(declaration.input, {})
      const tries = holders
        .flatMap(holder => targets.map(target => ({ holder, target })))
        .filter((_, i) => (i + Math.floor(i / targets.length) + n) % share === 0)
      await Promise.all(
        tries.map(async ({ holder, target }) => {
          const expected = findRefusal(declaration, holder, target, isFresh)
          const input = expected === undefined ? invalidInput : sample
          const { fault } = await call(name, target, holder.member.token, input)
          calls += 1
          if (fault !== (expected ?? 'request.invalid'))
            wrong.push(`${holder.role} at ${holder.memberId} calls ${name} of ${target}: ${fault}`)
        }),
      )
    }
    expect(wrong).toEqual([])
    expect(calls).toBe((operatorOperationNames.length * holders.length * targets.length) / share)
    expect(changed(before, await allRows(server()))).toEqual([])
  })
})

describe('the operator API', () => {
  it.each([
    ['without a session', undefined],
    ['with a token of no session', 'x'.repeat(43)],
  ])('refuses every operation %s', async (_, token) => {
    const before = await allRows(server())
    for (const name of operatorOperationNames) {
      const { access, input }: OperatorOperation = operatorOperations[name]
      if (access === 'anyone') continue
      for (const target of targets)
        expect(await call(name, target, token, sampleInput(input, {}))).toMatchObject({
          fault: 'staff.notSignedIn',
        })
    }
    expect(changed(before, await allRows(server()))).toEqual([])
  })

  it('refuses the token of a player, and the gateway the token of staff', async () => {
    const player = await server().login('alice')
    const { fault } = await call('getMe', platform, player.token.read() ?? '', {})
    expect(fault).toBe('staff.notSignedIn')
    const { siteKey } = server().member()
    const response = await fetch(`${server().baseUrl}/api/1/getPlayerAccounts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'site-key': siteKey,
        'auth-token': holders[0]!.member.token,
      },
      body: '{}',
    })
    expect(response.status).toBe(401)
  })

  it('lets only the roles of a kind propose it', async () => {
    await setProofs(true)
    const before = await allRows(server())
    for (const kind of proposalKindNames)
      for (const { role, memberId, member } of holders)
        for (const target of targets) {
          const { propose, scope } = proposalKinds[kind]
          const isInScope = target === platform ? memberId === null : memberId === null || memberId === target
          const isAllowed =
            isInScope &&
            (scope === 'platform') === (target === platform) &&
            getPermissions(role).includes(propose)
          if (isAllowed) continue
          const input = {
            requestId: '6f1c9a4e-1111-4222-8333-444455556666',
            kind,
            payload: samplePayload(kind),
            reason: 'to try',
          }
          const { fault } = await call('propose', target, member.token, input)
          expect(['staff.notAllowed', 'staff.unknownOperator'], `${role} ${kind} ${target}`).toContain(fault)
        }
    expect(changed(before, await allRows(server()))).toEqual([])
  })

  it('lets only the roles of a kind vote, and never the maker', async () => {
    await setProofs(true)
    const maker = await server().hire(['saferPlay', 'finance'])
    const [player] = await server().sql<{ id: number }>(
      `SELECT id FROM player WHERE member_id = 1 AND username = 'alice'`,
    )
    const payload = { playerId: player!.id, amount: '100', currency: 'GBP' }
    const proposalId = await maker.propose(own, 'adjustBalance', payload)
    const before = await allRows(server())
    expect(await call('beginVote', own, maker.token, { proposalId, decision: 'approve' })).toMatchObject({
      fault: 'proposal.ownProposal',
    })
    for (const { role, memberId, member } of holders)
      for (const target of targets) {
        if (role === 'finance' && target === own) continue
        const { fault } = await call('beginVote', target, member.token, { proposalId, decision: 'approve' })
        // Elsewhere the number names no proposal, or another one.
        const elsewhere =
          memberId === null
            ? ['staff.refused', 'staff.notAllowed', 'proposal.notOpen', 'proposal.ownProposal']
            : ['staff.unknownOperator']
        expect(target === own ? ['staff.notAllowed'] : elsewhere, `${role} ${target}`).toContain(fault)
      }
    expect(changed(before, await allRows(server()))).toEqual([])
  })
})

const samplePayload = (kind: ProposalKind): unknown => sampleInput(proposalKinds[kind].payload, {})
