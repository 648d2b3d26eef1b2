import type { Member } from '#operator/members.ts'

/** The relying party is the operator's first host; requests may come from any of its hosts. */
export const relyingParty = ({ hosts, name }: Member, siteAddress: string) => ({
  rpName: name,
  rpID: hosts[0] ?? 'localhost',
  origins: (hosts.length > 0 ? hosts : ['localhost']).map(host => siteAddress.replace('{host}', host)),
})

export const passkeyTimeoutMs = 120_000
