import type { SeededRandom } from '#support/seeded-random.ts'
import { choose, type FuzzTarget, type FuzzWorld } from './fuzz-target.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { createPoster, isAcceptable, isClosed } from './post-raw.ts'
import { endsSession, randomCall } from './random-input.ts'

const contentTypes = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  '',
]
const leaks = /node_modules|\.ts:|select |syntax error/i

const toRequest = (random: SeededRandom, world: FuzzWorld) => {
  const { name, input } = randomCall(random, world)
  const text = Buffer.from(JSON.stringify(input) ?? '')
  const operation = random.below(30) === 0 ? `${name}%00/../${random.below(9)}` : name
  const type = choose(random, contentTypes)
  const isAnonymous = endsSession(name) || random.below(10) === 0
  return {
    name,
    path: `/api/${random.below(20) === 0 ? random.below(2 ** 31) : world.member.id}/${operation}`,
    body: random.below(3) === 0 ? mutateBytes(text, random) : text,
    headers: {
      ...(type !== '' && { 'content-type': type }),
      'site-key': world.member.siteKey,
      ...(!isAnonymous && { 'auth-token': world.getToken() }),
      ...(random.below(20) === 0 && { 'sent-at': String(random.below(2 ** 31)) }),
      'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    },
  }
}

/** Bodies of HTTP calls of every operation. */
export const bodies: FuzzTarget = {
  share: 20,
  batch: 20,
  parallel: 2,
  async open(world) {
    const poster = createPoster(world.stack.port)
    const sendOne = async (random: SeededRandom): Promise<string[]> => {
      const { name, path, body, headers } = toRequest(random, world)
      try {
        const { status, text } = await poster.post(path, body, headers)
        // The lane refuses a purchase that was sent decades ago.
        const isExpired = status === 503 && 'sent-at' in headers
        if ((isAcceptable(status) || isExpired) && !leaks.test(text)) return []
        return [
          `${name} was answered with ${status}: ${text.slice(0, 200)} for ${body.toString('latin1').slice(0, 500)}`,
        ]
      } catch (error) {
        return isClosed(error) ? [] : [`${name}: ${String(error)}`]
      }
    }
    return {
      send: async randoms => (await Promise.all(randoms.map(sendOne))).flat(),
      close: async () => poster.close(),
    }
  },
}
