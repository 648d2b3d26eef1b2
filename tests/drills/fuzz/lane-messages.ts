import { commandClasses } from '@fairground/server/ledger/command-classes'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { signMessage } from '@fairground/server/ledger/lane/signed-message'
import { parseCommand } from '@fairground/server/ledger/parse-command'
import { requestExamples } from '@fairground/server/ledger/request-schemas/request-examples.test-support'
import { connectBroker, decode, encode, encodeList } from '@fairground/server/platform/broker/broker'
import { laneSubject } from '@fairground/server/platform/broker/subjects'
import { createLog } from '@fairground/server/platform/log'
import type { SeededRandom } from '#support/seeded-random.ts'
import { choose, type FuzzTarget, type FuzzWorld } from './fuzz-target.ts'
import { mutateBytes, randomBytes } from './mutate-bytes.ts'
import { randomValue } from './random-input.ts'

const examples = Object.entries(requestExamples)
const requestTimeoutMs = 20_000

/** Replaces up to three fields of the request by any value. */
const disturb = (request: object, random: SeededRandom): object => {
  const names = Object.keys(request)
  const changed = Array.from(
    { length: random.below(4) },
    () => [choose(random, names), randomValue(random)] as const,
  )
  return { ...request, ...Object.fromEntries(changed) }
}

const toCommand = (random: SeededRandom, world: FuzzWorld): Uint8Array => {
  const [name, example] = choose(random, examples)
  const known = 'playerId' in example && random.below(2) === 0 ? { playerId: world.playerId } : {}
  const request = disturb({ ...example, ...known }, random)
  return encode({
    name: random.below(20) === 0 ? 'constructor' : name,
    request,
    ...(random.below(6) === 0 && { decideBefore: randomValue(random) }),
  })
}

/**
 * Messages to the lane. Whole commands are signed for the class of players only, because a lane trusts the other senders
 * and would book what they order; messages of their classes are broken. The parser of commands reads all of them here.
 */
export const laneMessages: FuzzTarget = {
  share: 15,
  batch: 50,
  parallel: 2,
  async open(world) {
    const { stack, member } = world
    const broker = await connectBroker(stack.natsUrl, 'fuzz', createLog('fuzz', 'warn'))
    const keys = openLaneKeys(stack.keyFolder)
    const destination = { memberId: member.id, commandClass: 'play' } as const
    const toSigned = (bytes: Uint8Array, of: (typeof commandClasses)[number]): Buffer =>
      signMessage(keys.newest(of), { memberId: member.id, commandClass: of }, bytes, Date.now())

    const sendOne = (random: SeededRandom): void => {
      const kind = random.below(10)
      const commands = encodeList(Array.from({ length: 1 + random.below(3) }, () => toCommand(random, world)))
      if (kind < 3) return parse(mutateBytes(commands, random))
      if (kind < 7) return broker.publishBytes(laneSubject(member.id, 'play'), toSigned(commands, 'play'))
      const commandClass = choose(random, commandClasses)
      const subject = laneSubject(member.id, commandClass)
      if (kind === 7) return broker.publishBytes(subject, randomBytes(random, 300))
      if (kind === 8) {
        const signed = toSigned(commands, commandClass)
        const mutated = mutateBytes(signed, random)
        // A mutation may leave the bytes as they were.
        if (!mutated.equals(signed)) broker.publishBytes(subject, mutated)
        return
      }
      const broken = Buffer.concat([commands.subarray(0, commands.length - 1), randomBytes(random, 4)])
      return broker.publishBytes(
        laneSubject(member.id, 'play'),
        toSigned(mutateBytes(broken, random), 'play'),
      )
    }
    const parse = (bytes: Uint8Array): void => {
      let value: unknown
      try {
        value = decode(bytes)
      } catch {
        return
      }
      for (const command of Array.isArray(value) ? value : [value]) parseCommand(command)
    }
    /** A reply to a last message shows that the lane has read those before it. */
    const awaitReply = async (): Promise<string[]> => {
      const refused = encodeList([encode({ name: 'join', request: {} })])
      const message = signMessage(keys.newest('play'), destination, refused, Date.now())
      return broker.request(laneSubject(member.id, 'play'), message, requestTimeoutMs).then(
        () => [],
        (error: unknown) => [`the lane did not answer: ${String(error)}`],
      )
    }
    return {
      async send(randoms) {
        const problems: string[] = []
        for (const random of randoms) {
          try {
            sendOne(random)
          } catch (error) {
            problems.push(`the parser of commands threw: ${String(error)}`)
          }
        }
        return [...problems, ...(await awaitReply())]
      },
      close: () => broker.close(),
    }
  },
}
