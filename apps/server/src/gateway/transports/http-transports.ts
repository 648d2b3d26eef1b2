import { type FaultName, fault, getHttpStatus } from '@fairground/contract/errors'
import { ticketHeader } from '@fairground/contract/transport'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GetClientInfo } from '#gateway/client-info.ts'
import type { Members } from '#operator/members.ts'
import type { AddressLimit } from '#platform/network/address-limit.ts'
import type { Channels } from './channels.ts'

export interface HttpTransportDeps {
  readonly channels: Channels
  readonly members: Members
  readonly getClientInfo: GetClientInfo
  readonly isDraining: () => boolean
  readonly mayOpen: AddressLimit
}

/** The headers by which an HTTP transport names its operator and session. */
export const toSessionHeaders = ({ headers }: FastifyRequest) => {
  const [authToken, ticket] = [one(headers['auth-token']), one(headers[ticketHeader])]
  return {
    siteKey: one(headers['site-key']) ?? '',
    session: {
      ...(authToken === undefined ? {} : { authToken }),
      ...(ticket === undefined ? {} : { ticket }),
    },
  }
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The reason why no connection can be opened now. */
export const findOpeningFault = async (
  request: FastifyRequest,
  { getClientInfo, isDraining, mayOpen }: HttpTransportDeps,
): Promise<FaultName | undefined> => {
  if (isDraining()) return 'request.unavailable'
  return (await mayOpen(getClientInfo(request.raw).address)) ? undefined : 'request.rateLimited'
}

/** Asked just before the channel opens, so that requests at the same time cannot exceed the limit. */
export const hasRoom = (request: FastifyRequest, { getClientInfo, channels }: HttpTransportDeps): boolean =>
  channels.hasRoom(getClientInfo(request.raw).address)

export const refuse = (reply: FastifyReply, name: FaultName): FastifyReply =>
  reply.code(getHttpStatus(name)).send(fault(name))
