import { createHash } from 'node:crypto'
import { type DeckTable, deckSize } from '@fairground/fair/instant/deck-table'
import { type CardTable, countLinks } from './card-table.ts'
import { levelSizes } from './card-tree.ts'
import { linkTableBytes } from './link-table.ts'

const hashBytes = 32

/** A checksum, then tiers, nodes and links. The file is secret: it holds the order of the cards. */
export const toCardFile = ({ tiers, nodes, links }: CardTable): Buffer => {
  const body = Buffer.concat([tiers, nodes, links])
  return Buffer.concat([checksum(body), body])
}

/** Undefined if the file is damaged; the cards are then computed again. */
export const readCardFile = (file: Buffer, prizeTable: DeckTable): CardTable | undefined => {
  const body = file.subarray(hashBytes)
  const size = deckSize(prizeTable)
  const nodeBytes = levelSizes(size).reduce((sum, level) => sum + level, 0) * hashBytes
  const links = linkTableBytes(countLinks(prizeTable))
  if (body.length !== size + nodeBytes + links || !checksum(body).equals(file.subarray(0, hashBytes)))
    return undefined
  const bytes = new Uint8Array(body)
  const nodes = bytes.subarray(size, size + nodeBytes)
  return {
    root: nodes.slice(-hashBytes),
    tiers: bytes.subarray(0, size),
    nodes,
    links: bytes.subarray(size + nodeBytes),
  }
}

const checksum = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest()
