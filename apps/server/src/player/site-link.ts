import type { Member } from '#member/members.ts'

/** An address of the operator's own site. */
export const siteUrl = (siteAddress: string, { hosts }: Pick<Member, 'hosts'>, path: string): string =>
  `${siteAddress.replace('{host}', hosts[0] ?? 'localhost')}${path}`

export const siteLink = (
  siteAddress: string,
  member: Pick<Member, 'hosts'>,
  path: '/password' | '/emailconfirmation',
  key: string,
): string => siteUrl(siteAddress, member, `${path}?key=${key}`)
