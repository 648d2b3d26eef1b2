import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { merkleRoot, verifyInclusion } from '@fairground/fair/crypto/merkle'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { cardHash } from '@fairground/fair/instant/deck'
import { afterAll, describe, expect, it } from 'vitest'
import { CardsMissing } from './card-source.ts'
import { CardStore } from './card-store.ts'
import { buildCards, countLinks } from './card-table.ts'
import { buildInThread } from './build-in-thread.ts'
import { buildTree, CardReader, openCard } from './card-tree.ts'
import { createLinkReader } from './link-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(folder, { recursive: true }))

const inputs = {
  instance: '77',
  closeHash: new Uint8Array(32).fill(1),
  lockHash: new Uint8Array(32).fill(2),
  link: new Uint8Array(32).fill(3),
  round: 9,
  beaconSignature: new Uint8Array(48).fill(4),
  prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 5 }], losing: 2100 },
  assignSecret: new Uint8Array(32).fill(5),
}

describe('the cards of a large deck', () => {
  it('are computed in a thread, kept in a file that only the signer can read, and dropped', async () => {
    const store = new CardStore(folder)
    expect(() => store.get(inputs)).toThrow(CardsMissing)
    await Promise.all([store.prepare(inputs), store.prepare(inputs)])
    const table = store.get(inputs)
    expect(table).toEqual(buildCards(inputs))
    const [name] = readdirSync(folder)
    expect(statSync(join(folder, name!)).mode & 0o077).toBe(0)

    const restarted = new CardStore(folder)
    await restarted.prepare(inputs)
    expect(restarted.get(inputs)).toEqual(table)
    restarted.drop(inputs)
    expect(readdirSync(folder)).toEqual([])
  })

  it('are computed again when their file is damaged', async () => {
    await new CardStore(folder).prepare(inputs)
    const file = join(folder, readdirSync(folder)[0]!)
    const bytes = readFileSync(file)
    bytes[100]! ^= 1
    writeFileSync(file, bytes)
    const store = new CardStore(folder)
    await store.prepare(inputs)
    expect(store.get(inputs)).toEqual(buildCards(inputs))
  })

  it.each([1, 2, 3, 5, 8, 13])('prove each of %i cards in the root', losing => {
    const small = { ...inputs, prizeTable: { ...inputs.prizeTable, losing } }
    const size = losing + 5
    const table = buildCards(small)
    const reader = new CardReader(small, table.tiers)
    const cards = Array.from({ length: size }, (_, position) => openCard(table, reader, position))
    const leaves = cards.map(({ position, outcome, salt }) =>
      cardHash('77', position, { outcome, salt: unhex(salt) }),
    )
    expect(hex(merkleRoot(leaves))).toBe(hex(table.root))
    for (const { position, path } of cards)
      expect(verifyInclusion(leaves[position]!, position, size, path.map(unhex), table.root)).toBe(true)
    expect(cards.filter(card => card.outcome === 'crown')).toHaveLength(5)
  })

  it('are computed in a thread without the links, for a worker that has only the link of the deck', async () => {
    const { assignSecret: _, ...order } = inputs
    const tree = await buildInThread(order)
    expect(tree).toEqual(buildTree(order))
    expect(hex(tree.root)).toBe(hex(buildCards(inputs).root))
  })

  it('are assigned by links that equal those of the chain', () => {
    const length = countLinks(inputs.prizeTable)
    const chain = chainFrom(inputs.assignSecret, length)
    const linkAt = createLinkReader(buildCards(inputs).links, length)
    for (const n of [0, 1, 2, 999, 1000, 1001, 2000, length - 1, length])
      expect([n, hex(linkAt(n))]).toEqual([n, hex(chain.linkAt(n))])
  })
})
