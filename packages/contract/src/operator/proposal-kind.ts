import type { closed } from '#entities/values.ts'
import type { Permission } from './permissions.ts'

/** A change that needs a second person: the payload, who may propose, and who may vote. */
export interface ProposalKindDeclaration {
  readonly payload: ReturnType<typeof closed>
  readonly scope: 'operator' | 'platform'
  readonly propose: Permission
  readonly approve: Permission
}
