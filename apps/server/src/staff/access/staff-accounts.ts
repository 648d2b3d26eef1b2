import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { actOnPlatform, CommandRefused } from '../act.ts'
import { readPage } from '../read-page.ts'
import { createInvitation } from './invite.ts'
import { type OperatorHandler, requireStaff } from './operator-handler.ts'
import { endSessions } from './queries/sessions.ts'
import {
  hasGrant,
  insertStaff,
  lockActiveAdmins,
  lockStaff,
  readStaff,
  updateGrantToRevoked,
  updateStaffStatus,
} from './queries/staff.ts'
import { toActor } from './staff-session.ts'

/** Proposals of the platform need two admins, so the last two stay. */
const minAdmins = 2

export const listStaff: OperatorHandler<'listStaff'> = ({ after = 0, limit }, _, { db }) =>
  inMember(db, platformId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readStaff(tx, after, count),
      ({ id }) => id,
    )
    const staff = rows.map(({ id, name, email, status, break_glass: breakGlass, grants }) => ({
      staffId: id,
      name,
      email,
      status: status as 'invited' | 'active' | 'disabled',
      breakGlass,
      grants: grants.map(grant => ({
        grantId: grant.id,
        role: grant.role as never,
        memberId: grant.operator_id,
        maxAmount: grant.max_amount === null ? null : String(grant.max_amount),
      })),
    }))
    return { staff, next }
  })

export const inviteStaff: OperatorHandler<'inviteStaff'> = ({ name, email, reason }, caller, context) =>
  actOnPlatform(
    context,
    { actor: toActor(requireStaff(caller).staffId), reason },
    'invite-staff',
    async tx => {
      const staffId = await insertStaff(tx, { name, email })
      if (staffId === undefined) throw new CommandRefused('there is an account with this email')
      const link = await createInvitation(tx, context.consoleAddress, staffId)
      return { subject: toActor(staffId), after: { status: 'invited' }, result: { staffId, link } }
    },
  )

export const renewInvitation: OperatorHandler<'renewInvitation'> = ({ staffId, reason }, caller, context) =>
  actOnPlatform(
    context,
    { actor: toActor(requireStaff(caller).staffId), reason },
    'renew-invitation',
    async tx => {
      const staff = await lockStaff(tx, staffId)
      if (staff?.status !== 'invited')
        throw new CommandRefused(`staff member ${staffId} has no open invitation`)
      // One admin could otherwise take over the roles of another person.
      if (await hasGrant(tx, staffId))
        throw new CommandRefused(`staff member ${staffId} has roles; take them away first`)
      const link = await createInvitation(tx, context.consoleAddress, staffId)
      return { subject: toActor(staffId), result: { link } }
    },
  )

export const disableStaff: OperatorHandler<'disableStaff'> = ({ staffId, reason }, caller, context) =>
  actOnPlatform(
    context,
    { actor: toActor(requireStaff(caller).staffId), reason },
    'disable-staff',
    async tx => {
      const admins = await lockActiveAdmins(tx)
      const staff = await lockStaff(tx, staffId)
      if (!staff || staff.status === 'disabled')
        throw new CommandRefused(`there is no active staff member ${staffId}`)
      if (admins.includes(staffId) && admins.length <= minAdmins)
        throw new CommandRefused('the platform needs two admins')
      await updateStaffStatus(tx, staffId, 'disabled')
      const sessions = await endSessions(tx, staffId)
      return {
        subject: toActor(staffId),
        before: { status: staff.status },
        after: { status: 'disabled', endedSessions: sessions },
        result: { done: true as const },
      }
    },
  )

export const revokeRole: OperatorHandler<'revokeRole'> = ({ grantId, reason }, caller, context) =>
  actOnPlatform(
    context,
    { actor: toActor(requireStaff(caller).staffId), reason },
    'revoke-role',
    async tx => {
      const admins = await lockActiveAdmins(tx)
      const ended = await updateGrantToRevoked(tx, grantId)
      if (!ended) throw new CommandRefused(`there is no role ${grantId} to take away`)
      if (ended.role === 'platformAdmin' && admins.includes(ended.staff_id) && admins.length <= minAdmins)
        throw new CommandRefused('the platform needs two admins')
      return {
        subject: toActor(ended.staff_id),
        before: { role: ended.role, memberId: ended.operator_id },
        after: null,
        result: { done: true as const },
      }
    },
  )
