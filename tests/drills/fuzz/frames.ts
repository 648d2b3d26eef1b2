import { type ClientMessage, messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { decodeMessage, encodeMessage } from '@fairground/server/gateway/codec'
import { pause } from '#support/pause.ts'
import type { SeededRandom } from '#support/seeded-random.ts'
import { openRawSocket, toClientFrame } from '../support/web-socket.ts'
import { choose, type FuzzTarget, type FuzzWorld } from './fuzz-target.ts'
import { mutateBytes, randomBytes } from './mutate-bytes.ts'
import { endsSession, randomCall, randomValue } from './random-input.ts'

const pack = (message: unknown): Buffer => encodeMessage(message as ServerMessage)
const finalCallId = 999_999
const finalCall = toClientFrame(pack([messageKinds.CALL, finalCallId, 'ping', {}] satisfies ClientMessage))
const answerWithinMs = 20_000
/** Bytes after a broken head can be its payload, so a connection with one is not answered. */
const brokenWaitMs = 30

const topics = (random: SeededRandom, { member, instanceIds, playerId }: FuzzWorld): unknown =>
  Object.fromEntries(
    Array.from({ length: 1 + random.below(3) }, () => [
      choose(random, [
        `lobby.${member.id}`,
        `game.${member.id}.${choose(random, instanceIds)}`,
        `player.${member.id}.${playerId}`,
        `player.${member.id}.${playerId + 1}`,
        `game.${member.id}.${random.below(10_000_000)}`,
        'game..',
      ]),
      choose(random, [null, 0, random.below(1000), -1]),
    ]),
  )

const message = (random: SeededRandom, world: FuzzWorld): unknown => {
  const kind = random.below(10)
  if (kind < 6) {
    const { name, input } = randomCall(random, world)
    return [messageKinds.CALL, 1 + random.below(1000), endsSession(name) ? 'ping' : name, input]
  }
  if (kind === 6)
    return [messageKinds.SUBSCRIBE, random.below(2) === 0 ? topics(random, world) : randomValue(random)]
  if (kind === 7)
    return [
      messageKinds.UNSUBSCRIBE,
      random.below(2) === 0 ? Object.keys(topics(random, world) as object) : randomValue(random),
    ]
  if (kind === 8) return [messageKinds.HELLO, random.below(2) === 0 ? hello(world) : randomValue(random)]
  return [random.below(20), randomValue(random), randomValue(random)]
}

const hello = (world: FuzzWorld) => ({
  siteKey: world.member.siteKey,
  version: 'fuzz',
  authToken: world.getToken(),
})

/** Valid msgpack heads that announce far more than follows, and values that nest as deep as a frame allows. */
const evil: readonly ((random: SeededRandom) => Buffer)[] = [
  random => Buffer.alloc(1 + random.below(60_000), 0x91),
  random => Buffer.alloc(1 + random.below(60_000), 0x81),
  () => Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff, 0x01]),
  () => Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff, 0xa1, 0x61, 0x01]),
  () => Buffer.from([0xc6, 0xff, 0xff, 0xff, 0xff, 0x00]),
  () => Buffer.from([0xdb, 0x7f, 0xff, 0xff, 0xff, 0x41]),
  random =>
    Buffer.concat([
      Buffer.from([0xc9, 0, 0, 0xff, 0xff, random.below(256)]),
      Buffer.alloc(0xffff, random.below(256)),
    ]),
  random => Buffer.concat([Buffer.from([0xd6, random.below(256)]), randomBytes(random, 20)]),
]

interface Input {
  readonly bytes: Buffer
  /** The bytes after this input may be read as its payload. */
  readonly isBroken: boolean
}

const toInput = (random: SeededRandom, world: FuzzWorld): Input => {
  const kind = random.below(40)
  if (kind < 20) return { bytes: toClientFrame(pack(message(random, world))), isBroken: false }
  if (kind < 34)
    return { bytes: toClientFrame(mutateBytes(pack(message(random, world)), random)), isBroken: false }
  if (kind === 34) return { bytes: toClientFrame(choose(random, evil)(random)), isBroken: false }
  if (kind < 38)
    return {
      bytes: toClientFrame(Buffer.from(JSON.stringify(randomValue(random)) ?? ''), 0x81),
      isBroken: false,
    }
  return { bytes: choose(random, broken)(random, pack(message(random, world))), isBroken: true }
}

/** Wrong heads: operations, reserved bits, masks and lengths. */
const broken: readonly ((random: SeededRandom, payload: Buffer) => Buffer)[] = [
  random => toClientFrame(randomBytes(random, 200), 0x80 | random.below(128)),
  (random, payload) => mutateBytes(toClientFrame(payload), random),
  random => randomBytes(random, 300),
]

let opened = 0

/** Raw frames on channels of the gateway. A broken frame is the last one of its connection. */
export const frames: FuzzTarget = {
  share: 40,
  batch: 40,
  parallel: 10,
  async open(world) {
    const sendGroup = async (inputs: readonly Input[]): Promise<string[]> => {
      const problems: string[] = []
      let isAnswered = false
      const onPayload = (payload: Buffer): void => {
        const answer = decodeMessage(payload) as readonly unknown[]
        if (answer[1] === finalCallId) isAnswered = true
        if (answer[0] === messageKinds.FAULT && (answer[2] as { code?: unknown } | undefined)?.code === 500)
          problems.push('a frame was answered with an internal error')
      }
      const localAddress = `127.0.3.${1 + (opened++ % 250)}`
      const raw = await openRawSocket({ port: world.stack.port, localAddress, onPayload })
      raw.socket.write(toClientFrame(pack([messageKinds.HELLO, hello(world)])))
      raw.socket.write(Buffer.concat(inputs.map(({ bytes }) => bytes)))
      raw.socket.write(finalCall)
      if (inputs.some(({ isBroken }) => isBroken)) await pause(brokenWaitMs)
      else {
        const deadline = performance.now() + answerWithinMs
        while (!isAnswered && !raw.isClosed() && performance.now() < deadline) await pause(5)
        if (!isAnswered && !raw.isClosed()) problems.push('a channel was neither answered nor closed')
      }
      raw.socket.destroy()
      return problems
    }
    return {
      async send(randoms) {
        const groups: Input[][] = [[]]
        for (const random of randoms) {
          const input = toInput(random, world)
          groups.at(-1)!.push(input)
          if (input.isBroken) groups.push([])
        }
        const results: string[] = []
        for (const group of groups) if (group.length > 0) results.push(...(await sendGroup(group)))
        return results
      },
      close: async () => undefined,
    }
  },
}
