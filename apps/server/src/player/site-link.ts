import type { Member } from '#operator/members.ts'

/** Returns an absolute URL on the operator's site. */
export const siteUrl = (siteAddress: string, { hosts }: Pick<Member, 'hosts'>, path: string): string =>
  `${siteAddress.replace('{host}', hosts[0] ?? 'localhost')}${path}`

export const siteLink = (
  siteAddress: string,
  member: Pick<Member, 'hosts'>,
  path: '/password' | '/emailconfirmation',
  key: string,
): string => siteUrl(siteAddress, member, `${path}?key=${key}`)
