import { Worker } from 'node:worker_threads'
import type { CardTable, DeckInputs } from './card-table.ts'
import type { CardTree, OrderInputs } from './card-tree.ts'

/** A larger deck is computed in a thread, because the process must keep answering. */
export const maxInlineCards = 2000

/** The order of the cards, and their links if the inputs have the secret of the links. */
export function buildInThread(inputs: DeckInputs): Promise<CardTable>
export function buildInThread(inputs: OrderInputs): Promise<CardTree>
export function buildInThread(inputs: OrderInputs): Promise<CardTree> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./card-thread.ts', import.meta.url), { workerData: inputs })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`the card thread ended with code ${code}`)))
  })
}
