import { getPermissions } from '@fairground/contract/operator/permissions'
import { proposalKindNames, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { operatorAreas } from '@fairground/contract/operator/operator-operation'
import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { describe, expect, it } from 'vitest'
import { consoleStaff } from './console-staff.ts'

const people = Object.values(consoleStaff)
const holds = (roles: readonly StaffRole[], permission: string): boolean =>
  roles.some(role => (getPermissions(role) as readonly string[]).includes(permission))

describe('the staff of the demo', () => {
  it.each(proposalKindNames)('has a maker and another approver for %s', kind => {
    const { propose, approve } = proposalKinds[kind]
    const makers = people.filter(({ roles }) => holds(roles, propose))
    expect(makers.length).toBeGreaterThan(0)
    for (const maker of makers)
      expect(people.some(person => person !== maker && holds(person.roles, approve))).toBe(true)
  })

  it.each(operatorAreas)('has a person for each operation of %s', area => {
    const operations = Object.entries(operatorOperations).filter(([, each]) => each.area === area)
    const missing = operations.filter(
      ([, { access }]) =>
        access !== 'anyone' && access !== 'staff' && !people.some(({ roles }) => holds(roles, access)),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })
})
