import { checkOwnCard, checkOwnReceipt } from '@fairground/fair/instant/checks/check-own-ticket'
import { openDeckEvidence } from '@fairground/fair/instant/deck-evidence'
import { type DeckRecord, parseDeckRecord } from '@fairground/fair/instant/deck-record'
import { type DeckStepId, verifyDeck } from '@fairground/fair/instant/verify-deck'
import type { CheckMessage, CheckRequest, ReceiptFinding } from '#features/draw/check-messages.ts'
import type { DeckFacts } from '#features/draw/deck-facts.ts'

const toFacts = (record: DeckRecord): DeckFacts => ({
  title: record.title,
  instance: record.instance,
  cards: record.cards.length,
  sold: record.tickets.length,
  endedAt: record.endedAt,
  deckHash: record.deck.hash,
  closeHash: record.close.hash,
})

/** Checks for each of the player's receipts that the ticket is in the file and that its card matches the prize paid. */
const findings = (record: DeckRecord, receipts: readonly object[]): ReceiptFinding[] =>
  receipts.map(receipt => {
    const evidence = openDeckEvidence(record, {}, { instance: record.instance, ...receipt })
    const sold = checkOwnReceipt(evidence)
    const { ok, detail } = sold.ok ? checkOwnCard(evidence) : sold
    return { seq0: 'seq0' in receipt && typeof receipt.seq0 === 'number' ? receipt.seq0 : 0, ok, detail }
  })

const send = (message: CheckMessage<DeckFacts, DeckStepId>): void => self.postMessage(message, {})

/** Runs the whole check in a worker, so that the page stays responsive. It makes no network request. */
const check = async ({ file, receipts }: CheckRequest): Promise<void> => {
  const source = await file.text()
  const record = parseDeckRecord(source)
  if (!('problem' in record)) send({ kind: 'record', facts: toFacts(record) })
  const verdict = verifyDeck(source, {}, { onStep: step => send({ kind: 'step', step }) })
  const mine = verdict.valid && !('problem' in record) ? findings(record, receipts) : []
  send({ kind: 'verdict', verdict, receipts: mine })
}

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void check(data))
