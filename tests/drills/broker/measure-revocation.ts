import { CallFault } from '@fairground/client/call-fault'
import { type RestCaller, restClient } from '@fairground/client/rest'
import { messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { demoPassword } from '@fairground/testkit/demo/world'
import { decodeMessage, encodeMessage } from '@fairground/server/gateway/codec'
import { pause } from '#support/pause.ts'
import { faultMember } from '../../faults/fault-world.ts'
import { openRawSocket, toClientFrame } from '../support/web-socket.ts'

const everyMs = 50
const giveUpAfterMs = 60_000

export interface Revocation {
  /** From the answer of the logout to the start of the last call that was served. */
  readonly httpSeconds: number
  readonly channelSeconds: number
}

/** Logs a player in. The returned function logs out at the first gateway while the second one serves the same session. */
export const openSession = async ([first = 0, second = 0]: readonly number[]): Promise<
  () => Promise<Revocation>
> => {
  let token: string | null = null
  const store = { read: () => token, write: (next: string | null) => void (token = next ?? token) }
  const open = (port: number) =>
    restClient({
      baseUrl: `http://127.0.0.1:${port}`,
      memberId: faultMember.id,
      siteKey: faultMember.siteKey,
      token: store,
    })
  const [here, there] = [open(first), open(second)]
  await here.call('login', { username: 'rowan', password: demoPassword })
  const channel = await openChannel(second, token ?? '')
  await there.call('getPlayerAccounts', {})
  if (!(await channel.isServed()))
    throw new Error(`the channel does not serve the session: ${channel.lastAnswer()}`)
  return () => measureRevocation({ here, there, channel })
}

interface Session {
  readonly here: RestCaller
  readonly there: RestCaller
  readonly channel: Awaited<ReturnType<typeof openChannel>>
}

const measureRevocation = async ({ here, there, channel }: Session): Promise<Revocation> => {
  const serving = [
    serve(() =>
      there.call('getPlayerAccounts', {}).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CallFault) return false
          throw error
        },
      ),
    ),
    serve(() => channel.isServed()),
  ] as const
  await pause(1000)
  await here.call('logout', {})
  const revokedAt = performance.now()
  const [lastHttp, lastChannel] = await Promise.all(serving)
  channel.close()
  return {
    httpSeconds: Math.max(0, lastHttp - revokedAt) / 1000,
    channelSeconds: Math.max(0, lastChannel - revokedAt) / 1000,
  }
}

/** Calls until the session is refused. Returns when the last served call began. */
const serve = async (isServed: () => Promise<boolean>): Promise<number> => {
  const began = performance.now()
  let last = began
  for (;;) {
    const at = performance.now()
    if (at - began > giveUpAfterMs) return Infinity
    if (!(await isServed())) return last
    last = at
    await pause(everyMs)
  }
}

const openChannel = async (port: number, authToken: string) => {
  const pack = (message: unknown): Buffer => toClientFrame(encodeMessage(message as ServerMessage))
  const waiting = new Map<unknown, (isReply: boolean) => void>()
  let isClosed = false
  let last = 'no answer'
  const onPayload = (payload: Buffer): void => {
    const [kind, id, output] = decodeMessage(payload) as readonly unknown[]
    last = JSON.stringify([kind, id, output])
    waiting.get(id)?.(kind === messageKinds.REPLY)
  }
  const onClose = (): void => {
    isClosed = true
    for (const resolve of waiting.values()) resolve(false)
  }
  const raw = await openRawSocket({ port, onPayload, onClose })
  raw.socket.write(pack([messageKinds.HELLO, { siteKey: faultMember.siteKey, version: 'drill', authToken }]))
  let id = 0
  return {
    isServed: (): Promise<boolean> => {
      if (isClosed) return Promise.resolve(false)
      id += 1
      raw.socket.write(pack([messageKinds.CALL, id, 'getPlayerAccounts', {}]))
      return new Promise(resolve => waiting.set(id, resolve))
    },
    lastAnswer: () => last,
    close: () => raw.socket.destroy(),
  }
}
