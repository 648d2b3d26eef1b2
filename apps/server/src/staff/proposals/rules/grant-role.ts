import { CommandRefused } from '#staff/act.ts'
import { insertGrant, lockStaff } from '#staff/access/queries/staff.ts'
import type { ProposalRule } from '../proposal-rule.ts'

/** Neither the maker nor the person who gets the role can vote, and the maker cannot propose a role for themselves. */
export const grantRoleRule: ProposalRule<'grantRole'> = {
  toSubject: ({ staffId, role, memberId }) => `staff/${staffId}/${role}/${memberId ?? 'all'}`,
  getConcerned: ({ staffId }) => [staffId],
  async check(tx, _, { staffId, role, memberId }, madeBy) {
    if (staffId === madeBy) throw new CommandRefused('another admin must propose your own role')
    const staff = await lockStaff(tx, staffId)
    if (!staff || staff.status === 'disabled') throw new CommandRefused(`there is no staff member ${staffId}`)
    // Before that, the admin who holds the link of the invitation could register a passkey instead.
    if (staff.status !== 'active')
      throw new CommandRefused(`staff member ${staffId} has not registered a passkey`)
    if (role === 'platformAdmin' && memberId !== null)
      throw new CommandRefused('an admin of the platform is an admin for all operators')
  },
  async executeInside(tx, { proposalId, payload }) {
    const { staffId, role, memberId, maxAmount } = payload
    const grant = { role, memberId, maxAmount: maxAmount === null ? null : BigInt(maxAmount) }
    if (!(await insertGrant(tx, staffId, grant, proposalId)))
      throw new CommandRefused(`staff member ${staffId} has this role already`)
    return { after: { role, memberId, maxAmount } }
  },
}
