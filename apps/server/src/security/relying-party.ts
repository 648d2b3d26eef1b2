import type { Member } from '#member/members.ts'

/** Who asks for a passkey: the operator's site, by its first host, from any of its addresses. */
export const relyingParty = ({ hosts, name }: Member, siteAddress: string) => ({
  rpName: name,
  rpID: hosts[0] ?? 'localhost',
  origins: (hosts.length > 0 ? hosts : ['localhost']).map(host => siteAddress.replace('{host}', host)),
})

/** As JSON tells it to the browser. */
export const askForMs = 120_000
