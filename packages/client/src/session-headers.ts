import type { Hello } from '@fairground/contract/channel'
import { sessionHeader, sessionPlaces, ticketHeader } from '@fairground/contract/transport'
import type { TokenStore } from '#token-store.ts'

/** How a channel names its session. */
export type ChannelSession = Pick<Hello, 'authToken' | 'ticket'>

type Headers = Readonly<Record<string, string>>

/** The headers by which a call names its session. */
export const toCallHeaders = (token: TokenStore): Headers => {
  const stored = token.read()
  if (token.inCookie) return { [sessionHeader]: sessionPlaces[stored === null ? 'newCookie' : 'cookie'] }
  return stored === null ? {} : { 'auth-token': stored }
}

/** The headers by which a transport without a HELLO message names its session. */
export const toChannelHeaders = ({ authToken, ticket }: ChannelSession): Headers => ({
  ...(authToken === undefined ? {} : { 'auth-token': authToken }),
  ...(ticket === undefined ? {} : { [ticketHeader]: ticket }),
})
