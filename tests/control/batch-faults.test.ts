import { hex } from '@fairground/fair/encoding/bytes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Batch, member, SampleLane, sampleTicket } from './sample-platform.ts'
import { makeSale, makeTickets } from './sample-sale.ts'
import { startTimeout, startWorld, type World } from './start-world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
}, startTimeout)
afterAll(() => world.stop())

const post = (path: string, body: unknown) => world.control.post(path, body)
const send = (...batches: Batch[]) => post('/batches', { member, batches })

const lane = new SampleLane()
const sale = makeSale('faults')
const first = lane.sell(sale, makeTickets(7))
const second = lane.sell(sale, [...makeTickets(4), { voided: 2 }, ...makeTickets(2)])
const leafHashes = sale.leaves.map(hex)

type Fault = (batch: Batch) => void
const at = 3
const faults: Record<string, [Fault, object]> = {
  'an extra ticket': [
    batch => batch.tickets.push({ ...batch.tickets[0]!, seq0: 14 }),
    { what: 'treeSize', ours: 15, theirs: 14, lines: [7, 15] },
  ],
  'a dropped last ticket': [batch => batch.tickets.pop(), { what: 'treeSize', ours: 13, theirs: 14 }],
  'a dropped ticket': [
    batch => batch.tickets.splice(at, 1),
    { what: 'seq0', ours: 10, theirs: 11, instance: 'faults' },
  ],
  'an altered play': [
    batch => Object.assign(batch.tickets[at]!, { plays: '2' }),
    { what: 'root', lines: [7, 14], instance: 'faults' },
  ],
  'an altered play with leaf hashes': [
    batch => {
      for (const line of batch.tickets)
        if ('plays' in line) Object.assign(line, { leafHash: leafHashes[line.seq0] })
      Object.assign(batch.tickets[at]!, { plays: '2' })
    },
    { what: 'leafHash', theirs: leafHashes[10], seq0: 10 },
  ],
  'an altered price': [
    batch => Object.assign(batch.tickets[at]!, { price: '34' }),
    { what: 'root', lines: [7, 14] },
  ],
  'a play outside the rules': [
    batch => Object.assign(batch.tickets[at]!, { plays: '4' }),
    { what: 'plays', theirs: '4', seq0: 10 },
  ],
  'a void of a missing ticket': [
    batch => Object.assign(batch.tickets[4]!, { voided: 40 }),
    { what: 'voided', ours: 'no ticket', theirs: 40, seq0: 11 },
  ],
  'other terms': [batch => (batch.heads[0]!.rulesHash = batch.heads[0]!.root), { what: 'rulesHash' }],
  'another currency': [batch => (batch.heads[0]!.currency = 'USD'), { what: 'currency', theirs: 'USD' }],
  'a broken chain': [batch => (batch.previous = batch.heads[0]!.root), { what: 'previous' }],
  'a forged signature': [batch => (batch.signature = first.signature), { what: 'signature' }],
  'another time': [batch => (batch.unixMs += 1), { what: 'signature' }],
}

describe('a batch', () => {
  it('is refused until the terms of its instance are there', async () => {
    const wanted = { status: 409, body: { wants: { terms: ['faults'] } } }
    expect(await send(first)).toMatchObject(wanted)
    expect(await post('/balance', makeSale('faults').balance)).toMatchObject(wanted)
    expect(await post('/terms', sale.termsRequest)).toMatchObject({ status: 200 })
    const other = { ...sale.termsRequest, prizeTable: { ...sale.terms.prizeTable, payoutPercentage: 49 } }
    expect(await post('/terms', other)).toMatchObject({
      status: 409,
      body: { differences: [{ what: 'prizeTable' }] },
    })
  })

  it('is refused after a gap, with the next number', async () => {
    expect(await send(second)).toMatchObject({ status: 409, body: { error: 'gap', wants: { n: 1 } } })
    expect(await send(first)).toMatchObject({ status: 200, body: { next: 2 } })
  })

  it.each(Object.entries(faults))('is refused with %s, and the line is named', async (_, [plant, named]) => {
    const batch = structuredClone(second)
    plant(batch)
    const { status, body } = await send(batch)
    expect(status).toBe(409)
    expect(body['differences']).toEqual(expect.arrayContaining([expect.objectContaining(named)]))
  })

  it('is accepted once, and the same again', async () => {
    expect(await send(first, second)).toMatchObject({ status: 200, body: { next: 3, added: 7 } })
    expect(await send(first, second)).toMatchObject({ status: 200, body: { next: 3, added: 0 } })
    expect(await post('/balance', sale.balance)).toMatchObject({ status: 200 })
  })

  it('is refused if it was accepted with another ticket', async () => {
    const again = new SampleLane()
    const rewritten = makeSale('faults')
    const tickets = makeTickets(7).with(5, sampleTicket('2', '33', 4))
    const { status, body } = await send(again.sell(rewritten, tickets))
    expect([status, body['kind']]).toEqual([409, 'batch'])
    const line = { what: 'line', seq0: 5, ours: { plays: '3' }, theirs: { plays: '2' } }
    expect((body['differences'] as unknown[])[1]).toMatchObject(line)
  })

  it('is refused if it sells a ticket after the balance was signed', async () => {
    const late = makeSale('late')
    await post('/terms', late.termsRequest)
    expect(await send(lane.sell(late, makeTickets(3)))).toMatchObject({ status: 200 })
    expect(await post('/balance', late.balance)).toMatchObject({ status: 200 })
    const { status, body } = await send(lane.sell(late, makeTickets(1)))
    expect(status).toBe(409)
    expect(body['differences']).toMatchObject([{ what: 'sale', ours: 'closed', seq0: 3 }])
  })

  it('leaves every difference in the status', async () => {
    expect(await world.control.getStatus()).toMatchObject({
      differenceCount: Object.keys(faults).length + 3,
      members: { [member]: { n: 3 } },
    })
  })
})

describe('a request', () => {
  it('needs the token and a known operator', async () => {
    const body = { ...sale.balance }
    expect(await world.control.post('/balance', body, 'wrong')).toMatchObject({ status: 401 })
    expect(await post('/balance', { ...body, member: '2' })).toMatchObject({ status: 403 })
    expect(await post('/nothing', body)).toMatchObject({ status: 404 })
    expect(await post('/balance', { ...body, pool: '-1' })).toMatchObject({ status: 422 })
  })
})
