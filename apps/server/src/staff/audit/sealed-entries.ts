import type { Permission } from '@fairground/contract/operator/permissions'
import { findGrants, type Grant } from '@fairground/contract/operator/roles'
import type { StaffAction } from '../live/action-topics.ts'

/**
 * The permission that reveals an entry of the audit log. Safer play is sealed like AML, although it is less secret: a
 * sealed entry then does not reveal that there is an AML case.
 */
const sealedActions = new Map<string, Permission>(
  Object.entries({
    'show-protection': 'protection.read',
    'record-interaction': 'protection.read',
    'list-interactions': 'protection.read',
    'restrict-player': 'protection.read',
    'lift-restriction': 'protection.read',
    'list-aml-cases': 'aml.read',
    'show-aml-case': 'aml.read',
    'open-aml-case': 'aml.read',
    'add-aml-note': 'aml.read',
    'hold-withdrawals': 'aml.read',
    'release-withdrawals': 'aml.read',
    'request-source-of-funds': 'aml.read',
    'decide-aml-case': 'aml.read',
    'export-aml-case': 'aml.read',
  } as const satisfies Partial<Record<StaffAction, Permission>>),
)

/** The actions with entries that these grants do not reveal at the operator. */
export const findSealedActions = (grants: readonly Grant[], memberId: number): readonly string[] =>
  [...sealedActions]
    .filter(([, permission]) => findGrants(grants, memberId, permission).length === 0)
    .map(([action]) => action)
