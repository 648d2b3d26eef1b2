import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member, SampleLane, type SampleSale } from './sample-platform.ts'
import { makeSale, makeTickets } from './sample-sale.ts'
import { startTimeout, startWorld, type World } from './start-world.ts'

let world: World
const lane = new SampleLane()
beforeAll(async () => {
  world = await startWorld()
}, startTimeout)
afterAll(() => world.stop())

const post = (path: string, body: unknown) => world.control.post(path, body)
const sell = async (instance: string): Promise<SampleSale> => {
  const sale = makeSale(instance)
  const batches = [lane.sell(sale, [...makeTickets(4), { voided: 1 }])]
  expect(await post('/batches', { member, terms: [sale.termsRequest], batches })).toMatchObject({
    status: 200,
  })
  return sale
}
const addVoids = (sale: SampleSale, ...voided: number[]) => voided.map(each => sale.add({ voided: each }))

describe('the voids after the last sale', () => {
  it('come with the balance, once or repeated', async () => {
    const sale = await sell('voids')
    const voids = addVoids(sale, 0, 3).map(({ seq0 }, i) => ({ seq0, voided: [0, 3][i] }))
    expect(await post('/balance', sale.balance)).toMatchObject({ status: 409 })
    expect(await post('/balance', { ...sale.balance, voids })).toMatchObject({ status: 200 })
    expect(await post('/balance', { ...sale.balance, voids })).toMatchObject({ status: 200 })
    expect(await post('/balance', sale.balance)).toMatchObject({ status: 200 })
  })

  it.each<[string, { seq0: number; voided: number }[], object]>([
    ['a void of a missing ticket', [{ seq0: 5, voided: 9 }], { what: 'voided', ours: 'no ticket' }],
    ['a second void of a ticket', [{ seq0: 5, voided: 1 }], { what: 'voided', ours: 'already voided' }],
    ['a gap', [{ seq0: 6, voided: 0 }], { what: 'void', ours: 5 }],
    ['another void than the sent one', [{ seq0: 4, voided: 2 }], { what: 'line', seq0: 4 }],
    ['a void in the place of a ticket', [{ seq0: 2, voided: 0 }], { what: 'line', seq0: 2 }],
  ])('are refused with %s, and nothing is changed', async (name, voids, named) => {
    const sale = await sell(name)
    const { status, body } = await post('/balance', { ...sale.balance, voids })
    expect(status).toBe(409)
    expect(body['differences']).toMatchObject([named])
    expect(await post('/balance', sale.balance)).toMatchObject({ status: 200 })
  })

  it('are refused once the balance is signed', async () => {
    const sale = await sell('late')
    expect(await post('/balance', sale.balance)).toMatchObject({ status: 200 })
    addVoids(sale, 0)
    const { status, body } = await post('/balance', { ...sale.balance, voids: [{ seq0: 5, voided: 0 }] })
    expect(status).toBe(409)
    expect(body['differences']).toMatchObject([{ what: 'void', ours: 'closed' }])
  })
})
