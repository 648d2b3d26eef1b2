import { defaultTimeZone } from '@fairground/contract/operator/operator-settings'
import { getPermissions } from '@fairground/contract/operator/permissions'
import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { CURRENCIES, isCurrencyCode } from '@fairground/rules/money/currencies'
import { siteUrl } from '#player/site-link.ts'
import { createMembers } from '#operator/members.ts'
import { type OperatorHandler, requireStaff } from './operator-handler.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import { endSessions, readOpenSessions } from './queries/sessions.ts'

const findDecimals = (currency: string): number =>
  isCurrencyCode(currency) ? CURRENCIES[currency].decimals : 2

export const getMe: OperatorHandler<'getMe'> = async (_, caller, { db, siteAddress }) => {
  const { staffId, name, email, breakGlass, grants, steppedUpUntil, isSteppedUp } = requireStaff(caller)
  const byMember = Map.groupBy(grants, grant => grant.memberId)
  const isEverywhere = byMember.has(null)
  const members = await createMembers(db).all()
  return {
    staffId,
    name,
    email,
    breakGlass,
    grants: grants.map(({ grantId, role, memberId, maxAmount }) => ({
      grantId,
      role,
      memberId,
      maxAmount: maxAmount === null ? null : String(maxAmount),
    })),
    permissions: [...byMember].map(([memberId, held]) => ({
      memberId,
      permissions: [...new Set(held.flatMap(({ role }) => getPermissions(role)))],
    })),
    operators: members
      .filter(({ id }) => isEverywhere || byMember.has(id))
      .map(member => ({
        memberId: member.id,
        code: member.code,
        name: member.name,
        look: member.look,
        scheme: member.scheme,
        address: siteUrl(siteAddress, member, '/'),
        currency: { code: member.currency, decimals: findDecimals(member.currency) },
        timeZone: member.settings.timeZone ?? defaultTimeZone,
      })),
    steppedUpUntil: isSteppedUp && steppedUpUntil !== null ? Math.floor(steppedUpUntil) : null,
  }
}

export const signOut: OperatorHandler<'signOut'> = (_, caller, { db }) =>
  inMember(db, platformId, async tx => {
    const { staffId, sessionId } = requireStaff(caller)
    await endSessions(tx, staffId, sessionId)
    return { done: true as const }
  })

export const listOwnSessions: OperatorHandler<'listOwnSessions'> = (_, caller, { db }) =>
  inMember(db, platformId, async tx => {
    const { staffId, sessionId } = requireStaff(caller)
    const rows = await readOpenSessions(tx, staffId)
    return {
      sessions: rows.map(row => ({
        ...row,
        createdAt: Math.floor(row.createdAt),
        seenAt: Math.floor(row.seenAt),
        current: row.sessionId === sessionId,
      })),
    }
  })

export const endOwnSession: OperatorHandler<'endOwnSession'> = ({ sessionId }, caller, { db }) =>
  inMember(db, platformId, async tx => {
    if ((await endSessions(tx, requireStaff(caller).staffId, sessionId)) === 0)
      throw new OperatorRefusal('staff.refused', `you have no open session ${sessionId}`)
    return { done: true as const }
  })
