import { findGrants, platformId } from '@fairground/contract/operator/roles'
import { type StaffTopic, staffTopicNames, staffTopics } from '@fairground/contract/operator/staff-topics'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { requireScope } from '#console/operator-pipeline.ts'
import { findMember } from '#operator/members.ts'
import { OperatorRefusal } from '#staff/access/operator-refusal.ts'
import { findSessionUnused } from '#staff/access/queries/sessions.ts'
import type { StaffSession } from '#staff/access/staff-session.ts'
import { digestToken } from '#staff/access/tokens.ts'

/** A staff member who may follow an operator, with the topics that the roles allow. */
export interface StreamReader {
  readonly sessionId: number
  readonly topics: ReadonlySet<StaffTopic>
  /** Differs as soon as a role was granted or revoked. */
  readonly rights: string
}

const toRights = ({ grants }: StaffSession): string =>
  grants.map(({ grantId, role, memberId }) => `${grantId}:${role}:${memberId}`).join(',')

/** Throws the refusal of the operator API if the session has ended or has no role at the operator. */
export const findStreamReader = async (
  db: Database,
  memberId: number,
  token: string | undefined,
): Promise<StreamReader> => {
  const session =
    token === undefined
      ? undefined
      : await inMember(db, platformId, tx => findSessionUnused(tx, digestToken(token)))
  if (!session) throw new OperatorRefusal('staff.notSignedIn')
  const member = memberId === platformId ? undefined : await findMember(db, memberId)
  requireScope(session, memberId, member, 'either', false)
  const topics = staffTopicNames.filter(
    topic => findGrants(session.grants, memberId, staffTopics[topic].permission).length > 0,
  )
  return { sessionId: session.sessionId, topics: new Set(topics), rights: toRights(session) }
}
