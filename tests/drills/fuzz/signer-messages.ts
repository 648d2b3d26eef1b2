import { type Json, mutate } from '@fairground/fair/mutate.test-support'
import type { SignerCall } from '@fairground/server/signer/protocol'
import { callRoles } from '@fairground/server/signer/transport/roles'
import { post } from '@fairground/server/signer/transport/post'
import { makeCloseText } from '@fairground/server/testing/close-record.test-support'
import type { SeededRandom } from '#support/seeded-random.ts'
import { choose, type FuzzTarget } from './fuzz-target.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { randomValue } from './random-input.ts'

const hash = '11'.repeat(32)
const signature = '22'.repeat(64)
const beaconSignature = '33'.repeat(48)
const game = '1/101'
const close = makeCloseText(game, {
  chain: 1,
  index: 1,
  previous: hash,
  beaconChainHash: hash,
  round: 1000,
  closedAt: 1_700_000_000_000,
})
const deck = { game, chain: 1, deck: 1 }

const samples: Readonly<Record<string, object>> = {
  openChain: { game },
  succeedChain: { game },
  countersign: { game, close, balance: { at: 1, signature } },
  sealDeck: { game, close, latestEnd: 1_800_000_000_000 },
  publishDeck: { ...deck, beaconSignature, prizeTable: { price: '100', tiers: [] } },
  countersignRound: {
    member: '1',
    round: 1,
    cutAt: 1,
    rows: [{ ...deck, deckHash: hash, n: 1, size: 3, root: hash, consistency: [hash] }],
  },
  missRound: { member: '1', round: 1 },
  deal: { ...deck, round: 1, beaconSignature },
  endDeck: deck,
  status: {},
  confirm: { k: 0, head: '00'.repeat(32) },
  replicate: { term: 1, lines: [{ k: 1, head: hash, entry: { type: 'close' }, signature }] },
  startTerm: { k: 0, head: hash, by: ['a', 'b'] },
}

/** Each unknown game that opens a chain costs 100,000 hashes, so a few must do. */
const games = /^1\/10[1-4]$/
const opensChain: ReadonlySet<SignerCall> = new Set<SignerCall>(['openChain', 'succeedChain'])
const timeoutMs = 30_000

const toMessage = (random: SeededRandom): { readonly call: string; readonly body: Buffer } => {
  const call = choose(random, Object.keys(callRoles) as SignerCall[])
  const sample = samples[call] as Json
  const value =
    random.below(10) === 0 ? randomValue(random) : mutate(sample, options => random.below(options))
  const text = Buffer.from(JSON.stringify(random.below(4) === 0 ? sample : value) ?? '')
  const body = random.below(3) === 0 ? mutateBytes(text, random) : text
  const named = /"game":"([^"]*)"/.exec(body.toString('latin1'))?.[1] ?? ''
  const isCostly = opensChain.has(call) && !games.test(named)
  return { call: random.below(30) === 0 ? `${call}%2e` : isCostly ? 'status' : call, body }
}

/** Requests to a signer that no draw uses: a request that it accepts may spend its links. */
export const signerMessages: FuzzTarget = {
  share: 5,
  batch: 10,
  parallel: 1,
  async open({ signerSocket }) {
    const sendOne = async (random: SeededRandom): Promise<string[]> => {
      const { call, body } = toMessage(random)
      try {
        const { status, text } = await post(
          { socket: signerSocket },
          undefined,
          `/${call}`,
          body.toString('latin1'),
          timeoutMs,
        )
        return status === 200 || status === 409
          ? []
          : [
              `the signer answered ${call} with ${status}: ${text} for ${body.toString('latin1').slice(0, 500)}`,
            ]
      } catch (error) {
        return [`the signer did not answer ${call}: ${String(error)}`]
      }
    }
    return {
      send: async randoms => (await Promise.all(randoms.map(sendOne))).flat(),
      close: async () => undefined,
    }
  },
}
