import type { Hello } from '@fairground/contract/channel'
import { transportPaths } from '@fairground/contract/transport'
import type { FastifyInstance } from 'fastify'
import type { Members } from '#operator/members.ts'
import type { Vault } from '#vault/vault.ts'
import { findOpeningFault, type HttpTransportDeps, refuse, toSessionHeaders } from './http-transports.ts'

type NamedSession = Pick<Hello, 'authToken' | 'ticket'>

const validMs = 30_000
const purpose = 'broker-credential'

interface Contents extends NamedSession {
  readonly expiresAt: number
}

export interface OpenedCredential extends NamedSession {
  readonly siteKey: string
}

/**
 * The credential with which a browser opens a publish/subscribe connection. It holds the token or the ticket sealed, so
 * that every gateway accepts it and none has to store it.
 */
export const createCredentials = (vault: Vault, members: Members, now: () => number) => ({
  issue: (memberId: number, session: NamedSession): { credential: string; expiresAt: number } => {
    const expiresAt = now() + validMs
    const contents: Contents = { expiresAt, ...session }
    return {
      credential: `${memberId}.${vault.seal(memberId, purpose, contents).toString('base64url')}`,
      expiresAt,
    }
  },

  open: async (credential: string): Promise<OpenedCredential | undefined> => {
    const [, id, sealed = ''] = /^(\d{1,9})\.([A-Za-z0-9_-]{1,2000})$/.exec(credential) ?? []
    const member = await members.byId(Number(id))
    if (!member) return undefined
    try {
      const contents = vault.open(member.id, purpose, Buffer.from(sealed, 'base64url')) as Contents
      const { expiresAt, ...session } = contents
      return expiresAt < now() ? undefined : { siteKey: member.siteKey, ...session }
    } catch {
      return undefined
    }
  },
})

export type Credentials = ReturnType<typeof createCredentials>

export const serveCredentials = (
  app: FastifyInstance,
  deps: HttpTransportDeps & { readonly credentials: Credentials },
): void => {
  app.post(transportPaths.credential, async (request, reply) => {
    const refusal = await findOpeningFault(request, deps)
    if (refusal) return refuse(reply, refusal)
    const { siteKey, session } = toSessionHeaders(request)
    const member = await deps.members.bySiteKey(siteKey)
    if (!member) return refuse(reply, 'request.siteKeyNotValid')
    if (Object.values(session).some(({ length }) => length > 256)) return refuse(reply, 'request.invalid')
    return reply.header('cache-control', 'no-store').send(deps.credentials.issue(member.id, session))
  })
}
