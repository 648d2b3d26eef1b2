import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consistencyProof, verifyConsistency } from '#crypto/consistency.ts'
import { inclusionProof, leafHash, merkleRoot } from '#crypto/merkle.ts'
import { type Bytes, concat, hex, u64be, utf8 } from '#encoding/bytes.ts'
import { appendLeaves, emptyLogTree, type LogTree, readLogTree } from './append-log.ts'
import { formatBundle, parseBundle } from './entry-bundle.ts'
import { type ReadTile, readConsistencyProof, readInclusionProof, readRoot } from './tile-proofs.ts'
import { bundlePath, bundlesBetween, edgeTiles, parseTilePath, tilePath } from './tiles.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 4)
const maxSize = 70_000
const leaves = Array.from({ length: maxSize }, (_, i) => leafHash(u64be(i)))
const hexAll = (hashes: readonly Bytes[]) => hashes.map(hex)

/** Stores the widest version of each tile, as the server does. */
function openStore() {
  const stored = new Map<string, Bytes>()
  const reads: string[] = []
  const readTile: ReadTile = tile => {
    reads.push(tilePath(tile))
    return Promise.resolve(stored.get(tilePath({ ...tile, width: 256 })))
  }
  const append = (tree: LogTree, added: readonly Bytes[]) => {
    const appended = appendLeaves(tree, added)
    for (const tile of appended.tiles) stored.set(tilePath({ ...tile, width: 256 }), tile.bytes)
    return appended
  }
  return { stored, reads, readTile, append }
}

describe('tile paths', () => {
  it.each([
    [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ level: 1, index: 999, width: 17 }, 'tile/1/999.p/17'],
    [{ level: 0, index: 1_234_067, width: 256 }, 'tile/0/x001/x234/067'],
    [{ level: 2, index: 1000, width: 1 }, 'tile/2/x001/000.p/1'],
  ])('%j', (tile, path) => {
    expect(tilePath(tile)).toBe(path)
    expect(parseTilePath(path)).toEqual(tile)
  })

  it.each([
    'tile/0/0',
    'tile/0/x000/001',
    'tile/0/000.p/256',
    'tile/0/000.p/0',
    'tile/0/000.p/01',
    'tile/00/000',
    'tile/9/000',
    'tile/0/../000',
    'tile/0/x001',
    'tile/0/001/002',
    '/tile/0/000',
    'tile/0/000/',
    'tile/entries/',
  ])('rejects %s', path => {
    expect(parseTilePath(path)).toBeUndefined()
  })

  it('names the bundles of entries', () => {
    expect(bundlesBetween(255, 515).map(bundlePath)).toEqual([
      'tile/entries/000',
      'tile/entries/001',
      'tile/entries/002.p/3',
    ])
    expect(parseTilePath('tile/entries/x001/234.p/9')).toEqual({ level: 'entries', index: 1234, width: 9 })
  })

  it('names the partial tiles of the example in C2SP tlog-tiles', () => {
    expect(edgeTiles(70_000).map(tilePath)).toEqual(['tile/0/273.p/112', 'tile/1/001.p/17', 'tile/2/000.p/1'])
    expect(edgeTiles(256).map(tilePath)).toEqual(['tile/1/000.p/1'])
    expect(edgeTiles(0)).toEqual([])
  })
})

describe('entry bundles', () => {
  it('keep every entry, and refuse one that is cut off', () => {
    const entries = [utf8('{}'), utf8(''), new Uint8Array(65_535).fill(7)]
    const bytes = formatBundle(entries)
    expect(hexAll(parseBundle(bytes) ?? [])).toEqual(hexAll(entries))
    expect(parseBundle(bytes.subarray(0, -1))).toBeUndefined()
    expect(parseBundle(bytes.subarray(0, 1))).toBeUndefined()
    expect(() => formatBundle([new Uint8Array(65_536)])).toThrow('65536')
  })
})

describe('a log in tiles', () => {
  it('has the root and the proofs of the plain tree at random sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: maxSize }),
        fc.nat(),
        fc.nat(),
        async (size, indexSeed, firstSeed) => {
          const { append, readTile } = openStore()
          const hashes = leaves.slice(0, size)
          const { root } = append(emptyLogTree, hashes)
          const [index, first] = [indexSeed % size, firstSeed % (size + 1)]
          expect(hex(root)).toBe(hex(merkleRoot(hashes)))
          expect(hex(await readRoot(size, readTile))).toBe(hex(root))
          expect(hexAll(await readInclusionProof(index, size, readTile))).toEqual(
            hexAll(inclusionProof(hashes, index)),
          )
          const proof = await readConsistencyProof(first, size, readTile)
          expect(hexAll(proof)).toEqual(hexAll(consistencyProof(hashes, first)))
          const older = { size: first, root: await readRoot(first, readTile) }
          expect(verifyConsistency(older, { size, root }, proof)).toBe(true)
        },
      ),
      { numRuns },
    )
  })

  it('has every root and proof of the small trees, also next to full tiles', async () => {
    for (const size of [1, 2, 3, 255, 256, 257, 511, 512, 513, 65_537]) {
      const { append, readTile } = openStore()
      const hashes = leaves.slice(0, size)
      const { root } = append(emptyLogTree, hashes)
      expect(hex(root)).toBe(hex(merkleRoot(hashes)))
      for (const first of [0, 1, Math.floor(size / 2), size - 1, size]) {
        const older = { size: first, root: await readRoot(first, readTile) }
        const proof = await readConsistencyProof(first, size, readTile)
        expect(verifyConsistency(older, { size, root }, proof)).toBe(true)
      }
    }
  })

  it('gives the same tiles for every batching, also when the tree is loaded again', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(sizes, async batches => {
        const [grown, whole] = [openStore(), openStore()]
        let tree = emptyLogTree
        for (const count of batches) {
          const loaded = await readLogTree(tree.size, grown.readTile)
          ;({ tree } = grown.append(loaded, leaves.slice(tree.size, tree.size + count)))
        }
        whole.append(emptyLogTree, leaves.slice(0, tree.size))
        expect(tree.size).toBe(batches.reduce((sum, count) => sum + count, 0))
        expect([...grown.stored.keys()].toSorted()).toEqual([...whole.stored.keys()].toSorted())
        for (const [path, bytes] of whole.stored) expect(hex(grown.stored.get(path)!)).toBe(hex(bytes))
      }),
      { numRuns },
    )
  })

  it('reads at most three tiles of each level for a proof', async () => {
    const { append, readTile, reads } = openStore()
    append(emptyLogTree, leaves)
    await readInclusionProof(12_345, maxSize, readTile)
    expect(reads.length).toBeLessThanOrEqual(9)
    expect(new Set(reads).size).toBe(reads.length)
  })

  it('refuses a missing or shortened tile', async () => {
    const { append, readTile, stored } = openStore()
    append(emptyLogTree, leaves.slice(0, 300))
    stored.set('tile/0/001', concat(...leaves.slice(256, 257)))
    await expect(readRoot(300, readTile)).rejects.toThrow('tile/0/001.p/44 is missing')
    await expect(readLogTree(300, readTile)).rejects.toThrow('is missing')
    stored.delete('tile/0/001')
    await expect(readInclusionProof(299, 300, readTile)).rejects.toThrow('is missing')
    await expect(readInclusionProof(300, 300, readTile)).rejects.toThrow('no entry 300')
    await expect(readConsistencyProof(301, 300, readTile)).rejects.toThrow('no size 301')
  })
})
