import type { Member } from '#member/members.ts'
import { languagesServed } from './languages-served.ts'
import type { SiteContents } from './site-content.ts'

/** The wanted one if the operator serves it, else the operator's first. */
export const servedLanguage = async (
  wanted: string | undefined,
  member: Member,
  content: SiteContents,
): Promise<string> => {
  const served = languagesServed(member, await content.of(member.id))
  return (served.find(({ languageId }) => languageId === wanted) ?? served[0]).languageId
}
