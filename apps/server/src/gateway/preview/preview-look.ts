import { looks, schemes } from '@fairground/contract/entities/site/configuration'
import type { Member } from '#operator/members.ts'

/** The operator in the look that the address of a preview names, so that staff see their content in each. */
export const withChosenLook = (member: Member, query: unknown): Member => {
  const { look, scheme } = query as { look?: unknown; scheme?: unknown }
  return {
    ...member,
    look: looks.find(each => each === look) ?? member.look,
    scheme: schemes.find(each => each === scheme) ?? member.scheme,
  }
}
