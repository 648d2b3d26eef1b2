import { parentPort, workerData } from 'node:worker_threads'
import { buildCards, type DeckInputs } from './card-table.ts'
import { buildTree, type OrderInputs } from './card-tree.ts'

const inputs = workerData as DeckInputs | OrderInputs
const built = 'assignSecret' in inputs ? buildCards(inputs) : buildTree(inputs)
parentPort?.postMessage(
  built,
  [built.tiers, built.nodes].map(({ buffer }) => buffer as ArrayBuffer),
)
