import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { describe, expect, it } from 'vitest'
import { findDeciders } from './find-deciders.ts'

const hire = (
  staffId: number,
  role: StaffRole,
  memberId: number | null = null,
  status: 'active' | 'disabled' = 'active',
) => ({
  staffId,
  name: `Person ${staffId}`,
  status,
  grants: [{ grantId: staffId, role, memberId, maxAmount: null }],
})

describe('findDeciders', () => {
  it('needs another person who approves', () => {
    expect(findDeciders([hire(1, 'finance')], 'adjustBalance', 7).isPossible).toBe(false)
    expect(findDeciders([hire(1, 'finance'), hire(2, 'finance')], 'adjustBalance', 7).isPossible).toBe(true)
  })

  it('counts neither disabled people nor roles at other operators', () => {
    const staff = [hire(1, 'finance'), hire(2, 'finance', 8), hire(3, 'finance', null, 'disabled')]
    expect(findDeciders(staff, 'adjustBalance', 7)).toMatchObject({
      makers: [{ staffId: 1 }],
      isPossible: false,
    })
  })

  it('counts only roles for all operators for a change of the platform', () => {
    const staff = [hire(1, 'platformAdmin'), hire(2, 'platformAdmin', 7)]
    expect(findDeciders(staff, 'grantRole', 7).approvers.map(({ staffId }) => staffId)).toEqual([1])
  })
})
