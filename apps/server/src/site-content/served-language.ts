import type { Member } from '#operator/members.ts'
import { languagesServed } from './languages-served.ts'
import type { SiteContents } from './site-content.ts'

/** The wanted language if the operator serves it, otherwise the operator's first language. */
export const servedLanguage = async (
  wanted: string | undefined,
  member: Member,
  content: SiteContents,
): Promise<string> => {
  const served = languagesServed(member, await content.get(member.id))
  return (served.find(({ languageId }) => languageId === wanted) ?? served[0]).languageId
}
