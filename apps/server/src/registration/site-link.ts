import type { Member } from '#member/members.ts'

export const siteLink = (
  siteAddress: string,
  { hosts }: Pick<Member, 'hosts'>,
  path: '/password' | '/emailconfirmation',
  key: string,
): string => `${siteAddress.replace('{host}', hosts[0] ?? 'localhost')}${path}?key=${key}`
