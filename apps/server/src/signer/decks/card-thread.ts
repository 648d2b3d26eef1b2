import { parentPort, workerData } from 'node:worker_threads'
import { buildCards, type DeckInputs } from './card-table.ts'

const { root, tiers, nodes, links } = buildCards(workerData as DeckInputs)
parentPort?.postMessage({ root, tiers, nodes, links }, [
  tiers.buffer as ArrayBuffer,
  nodes.buffer as ArrayBuffer,
  links.buffer as ArrayBuffer,
])
