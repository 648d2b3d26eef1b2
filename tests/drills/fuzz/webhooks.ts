import { createHmac } from 'node:crypto'
import type { SeededRandom } from '#support/seeded-random.ts'
import { choose, type FuzzTarget } from './fuzz-target.ts'
import { mutateBytes, randomBytes } from './mutate-bytes.ts'
import { createPoster, isAcceptable, isClosed } from './post-raw.ts'
import { randomValue } from './random-input.ts'

const toBody = (random: SeededRandom): Buffer => {
  const event = {
    id: `evt-${random.below(1000)}`,
    reference: choose(random, ['d-1', '1/1', randomValue(random)]),
  }
  const text = Buffer.from(
    JSON.stringify(random.below(8) === 0 ? (randomValue(random) ?? null) : event) ?? 'null',
  )
  const kind = random.below(4)
  return kind === 0 ? randomBytes(random, 200) : kind === 1 ? mutateBytes(text, random) : text
}

/** Webhooks of the payment provider. Three of four are signed, so that the parser behind the signature reads them. */
export const webhooks: FuzzTarget = {
  share: 5,
  batch: 10,
  parallel: 1,
  async open(world) {
    const poster = createPoster(world.stack.port)
    const { webhookSecret } = world.stack.sandbox.payments
    const sendOne = async (random: SeededRandom): Promise<string[]> => {
      const body = toBody(random)
      const seconds = Math.floor(Date.now() / 1000)
      const mac = createHmac('sha256', webhookSecret).update(`${seconds}.`).update(body).digest('hex')
      const signature =
        random.below(4) > 0
          ? `t=${seconds},v1=${mac}`
          : choose(random, ['', 't=,v1=', mac, `t=${seconds},v1=${'0'.repeat(64)}`])
      const path = `/webhooks/${random.below(12) === 0 ? 'stripe' : 'sandbox'}/${random.below(12) === 0 ? random.below(99) : world.member.id}`
      try {
        const { status, text } = await poster.post(path, body, {
          'content-type': choose(random, ['application/json', 'text/plain', 'x']),
          'x-sandbox-signature': signature,
        })
        return isAcceptable(status)
          ? []
          : [`a webhook was answered with ${status}: ${text} for ${body.toString('latin1').slice(0, 300)}`]
      } catch (error) {
        return isClosed(error) ? [] : [`a webhook: ${String(error)}`]
      }
    }
    return {
      send: async randoms => (await Promise.all(randoms.map(sendOne))).flat(),
      close: async () => poster.close(),
    }
  },
}
