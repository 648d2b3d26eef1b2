import { channelClient } from '@fairground/client/channel'
import type { Transport } from '@fairground/client/transport'
import { type Caller, restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { Report } from './report.ts'
import type { Options } from './options.ts'

export interface Connection {
  /** Calls over REST, one HTTP request each. */
  readonly rest: Caller
  /** Calls and pushed events over one WebSocket. */
  readonly channel: Transport
}

/** Both transports share one token, so a login over REST also counts for the channel. */
export const connect = ({ baseUrl, memberId, siteKey }: Options, report: Report): Connection => {
  const token = memoryTokenStore()
  const onAnswer = report.called
  return {
    rest: restClient({ baseUrl, memberId, siteKey, token, onAnswer }),
    channel: channelClient({
      url: `${baseUrl.replace(/^http/, 'ws')}/api/channel`,
      siteKey,
      token,
      onAnswer,
    }),
  }
}
