import { verify } from '@fairground/fair/crypto/signature'
import { unhex } from '@fairground/fair/encoding/bytes'
import { balanceHash, winnersHash } from '@fairground/fair/fd2/control'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Choices } from '#verifier/choices.ts'
import { gameKinds, randomTerms } from '#verifier/random-terms.ts'
import type { Answer } from '@fairground/testkit/services/control'
import { member, SampleLane, SampleSale, sampleTicket } from './sample-platform.ts'
import { startTimeout, startWorld, type World } from './start-world.ts'

/** The draws of each kind. */
const perKind = Number(process.env['CONTROLLED_DRAWS'] ?? 12) / gameKinds.length

let world: World
const lane = new SampleLane()
beforeAll(async () => {
  world = await startWorld()
}, startTimeout)
afterAll(() => world.stop())

const post = async (path: string, body: unknown): Promise<Answer['body']> => {
  const answer = await world.control.post(path, body)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}

async function sellRandom(name: string, kind: (typeof gameKinds)[number], seed: number) {
  const choices = new Choices(seed)
  const { terms, plays } = randomTerms(kind, choices)
  const seedAmount = (terms.prizeTable.tiers[0]?.prize as { seed?: string } | undefined)?.seed ?? '0'
  const jackpot = String(BigInt(choices.amount()) + BigInt(seedAmount))
  const sale = new SampleSale(name, terms, name, jackpot)
  const ticket = () => sampleTicket(plays(), choices.one(['250', '33', '0']), choices.between(0, 8))
  const sold = Array.from({ length: choices.between(6, 40) }, ticket)
  const batches = [lane.sell(sale, sold.slice(0, 5)), lane.sell(sale, [...sold.slice(5), { voided: 2 }])]
  await post('/batches', { member, terms: [sale.termsRequest], batches })
  return sale
}

describe('the control system', () => {
  it.each(gameKinds)('signs the balance and the winners of honest draws of a %s', async kind => {
    for (let number = 0; number < perKind; number += 1) {
      const sale = await sellRandom(`${kind}-${number}`, kind, number * gameKinds.length)
      const balance = await post('/balance', sale.balance)
      const { at, signature } = balance as { at: number; signature: string }
      const stated = { ...sale.balance, root: unhex(sale.root), pool: sale.pool, at }
      expect(verify(unhex(world.control.key), balanceHash(stated), unhex(signature))).toBe(true)

      const { C, L, request } = sale.winners()
      const winners = await post('/winners', request)
      const { root, paid, count } = request.settlement
      const signed = { close: C, lock: L, settlementRoot: unhex(root), paid: BigInt(paid), count }
      const winnersSignature = unhex(winners['signature'] as string)
      expect(verify(unhex(world.control.key), winnersHash(signed), winnersSignature)).toBe(true)
      expect(await post('/winners', request)).toEqual(winners)
    }
  })
})
