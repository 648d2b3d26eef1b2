import { inMember } from '@fairground/database/transaction'
import {
  claimDueChecks,
  delayCheck,
  type DueCheck,
  endCheck,
  findCheckProvider,
  toCheckReference,
} from '#identity-checks/index.ts'
import { createMembers, type Member } from '#operator/members.ts'
import { backoffMs } from '#platform/backoff.ts'
import type { Log } from '#platform/log.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { updateToSubmitted } from '#player/queries/verification-requests.ts'
import { publishReload } from '#player/verification-requests.ts'
import { answerRequest } from '../answer-request.ts'
import { CommandRefused, type StaffDeps } from '../act.ts'
import { lockRequest } from '../queries/requests.ts'

interface SweepDeps extends StaffDeps {
  readonly log: Log
}

/** The name of the vendor in the audit log. */
const actor = 'vendor/identity-check'
const findDueChecks = findDue('identity_checks')
const minute = 60_000
const day = 24 * 60 * minute

/** Asks the vendor about due checks. Only its clear answer verifies a player; everything else is left to staff. */
export const sweepIdentityChecks = async (deps: SweepDeps): Promise<void> => {
  const members = createMembers(deps.db)
  for (const memberId of await findDueChecks(deps.db)) {
    const member = await members.byId(memberId)
    if (!member) continue
    const due = await inMember(deps.db, member.id, tx => claimDueChecks(tx, member.id))
    for (const check of due) await sweepCheck(deps, member, check)
  }
}

const sweepCheck = async (deps: SweepDeps, member: Member, check: DueCheck): Promise<void> => {
  const { db, vault, log } = deps
  const { requestId, applicantId, attempts } = check
  const delay = () =>
    inMember(db, member.id, tx => delayCheck(tx, member.id, check, backoffMs(attempts, minute, day)))
  try {
    const provider = await inMember(db, member.id, tx => findCheckProvider(tx, vault, member.id))
    const result = await provider?.findResult(applicantId, toCheckReference(member.id, requestId))
    if (result === 'passed' || result === 'refused') await finishCheck(deps, member, check, result)
    else await delay()
  } catch (error) {
    log.warn({ err: error, memberId: member.id, requestId }, 'identity check not read, retrying')
    await delay()
  }
}

/** The request counts as submitted, as if the player had sent documents. A refused one waits for staff. */
const finishCheck = async (
  deps: SweepDeps,
  member: Member,
  { requestId, playerId }: DueCheck,
  result: 'passed' | 'refused',
): Promise<void> => {
  const { db } = deps
  const isWaiting = await inMember(db, member.id, async tx => {
    const request = await lockRequest(tx, member.id, requestId)
    if (request?.status === 'REQUESTED') {
      await updateToSubmitted(tx, member.id, requestId, undefined)
      await publishReload(tx, { memberId: member.id, playerId })
    }
    return request?.status === 'REQUESTED' || request?.status === 'SUBMITTED'
  })
  if (isWaiting && result === 'passed')
    await answerRequest(
      deps,
      { member, actor, reason: 'the vendor verified the identity' },
      { requestId, status: 'VERIFIED', text: '' },
    ).catch((error: unknown) => {
      // A staff member was faster.
      if (!(error instanceof CommandRefused)) throw error
    })
  await inMember(db, member.id, tx =>
    endCheck(tx, member.id, requestId, result === 'passed' ? 'passed' : 'forStaff'),
  )
}
