import { platformId } from '@fairground/contract/operator/roles'
import { type PageDeclaration, type PageName, pageNames, pages, toPath } from '#core/pages.ts'
import { hasPermission } from '#core/session/rights.ts'
import type { Me } from '#core/session/session.ts'

/** Whether the staff member has a right on the page. */
export const maySee = (me: Pick<Me, 'permissions'>, memberId: number, name: PageName): boolean => {
  const { needs, isOfPlatform, isAtPlatform }: PageDeclaration = pages[name]
  if (memberId === platformId && !isAtPlatform) return false
  return needs.some(permission => hasPermission(me, isOfPlatform ? platformId : memberId, permission))
}

const firstAtPlatform: readonly PageName[] = ['operator']

/** The first page of a staff member. Undefined for one without roles. */
export const findFirstPath = (me: Pick<Me, 'permissions' | 'operators'>): string | undefined => {
  for (const { memberId } of me.operators) {
    const page = pageNames.find(name => maySee(me, memberId, name))
    if (page) return toPath(memberId, page)
  }
  // Before the first operator exists, the platform's admin begins where operators are created.
  const page = [...firstAtPlatform, ...pageNames].find(name => maySee(me, platformId, name))
  return page && toPath(platformId, page)
}
