import { Type } from 'typebox'
import { closed, Email, Name, Url } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { StaffView } from '../staff-views.ts'
import { RowId } from '../row-id.ts'

const platform = { area: 'staff', scope: 'platform' } as const

/** Accounts of staff. Roles are granted by proposals of the kind grantRole. */
export const staffOperations = {
  listStaff: operatorOperation({
    ...platform,
    access: 'staff.read',
    input: closed(rowPages.input),
    output: closed({ staff: Type.Array(StaffView), ...rowPages.output }),
    faults: [],
    summary: 'Lists staff with their roles, by number.',
  }),
  inviteStaff: operatorOperation({
    ...platform,
    access: 'staff.write',
    stepUp: true,
    input: withReason({ name: Name, email: Email }),
    output: closed({ staffId: RowId, link: Url }),
    faults: ['staff.refused'],
    summary:
      'Creates an account without roles and returns the link of its invitation, which works once within a day.',
  }),
  renewInvitation: operatorOperation({
    ...platform,
    access: 'staff.write',
    stepUp: true,
    input: withReason({ staffId: RowId }),
    output: closed({ link: Url }),
    faults: ['staff.refused'],
    summary: 'Returns a new link for an account that has no passkey yet. Earlier links end.',
  }),
  disableStaff: operatorOperation({
    ...platform,
    access: 'staff.write',
    stepUp: true,
    input: withReason({ staffId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary:
      'Ends all sessions of a staff member and refuses new ones. The last two active admins cannot be disabled.',
  }),
  revokeRole: operatorOperation({
    ...platform,
    access: 'staff.write',
    stepUp: true,
    input: withReason({ grantId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Takes a role away at once.',
  }),
} as const
