import type { Member } from '#operator/members.ts'

/** The address to which the provider reports what became of a message. It is signed, so it must be exactly this. */
export const toStatusUrl = (siteAddress: string, { id, hosts }: Pick<Member, 'id' | 'hosts'>): string =>
  `${siteAddress.replace('{host}', hosts[0] ?? 'localhost')}/message-status/${id}`
