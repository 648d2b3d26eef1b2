import { checkSealedOwnCard, checkSealedReceipt } from '@fairground/fair/fd2/deck/checks/check-own-card'
import { openSealedDeck } from '@fairground/fair/fd2/deck/deck-evidence'
import { type OpenDeckFile, openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import { findSealedDeckFile } from '@fairground/fair/fd2/deck/find-deck-file'
import { noEvidence } from '@fairground/fair/fd2/witness-evidence'
import { checkOwnCard, checkOwnReceipt } from '@fairground/fair/instant/checks/check-own-ticket'
import { openDeckEvidence } from '@fairground/fair/instant/deck-evidence'
import { type DeckRecord, parseDeckRecord } from '@fairground/fair/instant/deck-record'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { type DeckStepId, verifyDeck } from '@fairground/fair/instant/verify-deck'
import type { Finding } from '@fairground/fair/steps/evidence'
import type { Pins } from '@fairground/fair/verify'
import type { CheckMessage, CheckRequest, ReceiptFinding } from '#features/draw/check-messages.ts'
import type { DeckFacts } from '#features/draw/deck-facts.ts'
import { toDrawFile } from './draw-file.ts'
import { toPins } from './pins.ts'

const toFirstFacts = (record: DeckRecord): DeckFacts => ({
  scheme: 'FD1',
  title: record.title,
  instance: record.instance,
  cards: record.cards.length,
  sold: record.tickets.length,
  endedAt: record.endedAt,
  deckHash: record.deck.hash,
  closeHash: record.close.hash,
})

const toSealedFacts = ({ record }: OpenDeckFile): DeckFacts => ({
  scheme: 'FD2',
  title: record.title,
  instance: record.seal.entry.instance,
  cards: deckSize(record.prizeTable),
  sold: record.tickets,
  endedAt: record.endedAt,
  deckHash: record.deck.entry.D,
  closeHash: record.seal.entry.C,
})

const findPlace = (receipt: object): number =>
  'seq0' in receipt && typeof receipt.seq0 === 'number' ? receipt.seq0 : 0

const toFinding = (receipt: object, { ok, detail }: Finding): ReceiptFinding => ({
  seq0: findPlace(receipt),
  ok,
  detail,
})

/** Checks for each of the player's receipts that the ticket is in the file and that its card matches the prize paid. */
const checkFirst = (record: DeckRecord, receipts: readonly object[]): ReceiptFinding[] =>
  receipts.map(receipt => {
    const evidence = openDeckEvidence(record, {}, { instance: record.instance, ...receipt })
    const sold = checkOwnReceipt(evidence)
    return toFinding(receipt, sold.ok ? checkOwnCard(evidence) : sold)
  })

const checkSealed = (file: OpenDeckFile, pins: Pins, receipts: readonly object[]): ReceiptFinding[] => {
  // Each opened round takes a pairing, so all receipts share them.
  const { opened } = openSealedDeck(file, pins, undefined, noEvidence)
  return receipts.map(receipt => {
    const evidence = { ...openSealedDeck(file, pins, receipt, noEvidence), opened }
    const sold = checkSealedReceipt(evidence)
    return toFinding(receipt, sold.ok ? checkSealedOwnCard(evidence) : sold)
  })
}

const send = (message: CheckMessage<DeckFacts, DeckStepId>): void => self.postMessage(message, {})

interface OpenedDeck {
  readonly source: unknown
  /** Undefined if the file is not well formed. */
  readonly facts: DeckFacts | undefined
  readonly checkReceipts: (pins: Pins, receipts: readonly object[]) => ReceiptFinding[]
}

/** The first line names the scheme. */
const openDeck = async (blob: Blob): Promise<OpenedDeck> => {
  const sealed = findSealedDeckFile(toDrawFile(blob))
  if (sealed) {
    const file = openDeckFile(sealed)
    if ('problem' in file) return { source: sealed, facts: undefined, checkReceipts: () => [] }
    return {
      source: sealed,
      facts: toSealedFacts(file),
      checkReceipts: (pins, receipts) => checkSealed(file, pins, receipts),
    }
  }
  const source = await blob.text()
  const record = parseDeckRecord(source)
  if ('problem' in record) return { source, facts: undefined, checkReceipts: () => [] }
  return {
    source,
    facts: toFirstFacts(record),
    checkReceipts: (_, receipts) => checkFirst(record, receipts),
  }
}

/** Runs the whole check in a worker, so that the page stays responsive. It makes no network request. */
const check = async ({ file, receipts, pins: kept }: CheckRequest): Promise<void> => {
  const { source, facts, checkReceipts } = await openDeck(file)
  if (facts) send({ kind: 'record', facts })
  const { pins, evidence } = toPins(kept)
  const verdict = verifyDeck(source, pins, { evidence, onStep: step => send({ kind: 'step', step }) })
  send({ kind: 'verdict', verdict, receipts: verdict.valid ? checkReceipts(pins, receipts) : [] })
}

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void check(data))
