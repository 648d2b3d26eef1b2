import type { CompareLog, ComparedLog, KeptLog, SplitNotes } from '@fairground/client/log-keeper'
import { hex } from '@fairground/fair/encoding/bytes'
import { openCheckpoint, readCheckpoint } from '@fairground/fair/log/checkpoint'
import { compareLog } from '@fairground/fair/log/compare-log'
import { originHash } from '@fairground/fair/log/origin-hash'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import { haveSameHistory } from '@fairground/fair/log/same-history'
import { reportPath } from '@fairground/fair/log/witness-protocol'
import { keepPolicy, type PolicyDeps } from './keep-policy.ts'
import { tileReader } from './log-files.ts'
import type { SeenCheckpoints } from './seen-checkpoints.ts'

export interface ComparisonDeps extends PolicyDeps {
  readonly seen: SeenCheckpoints
  /** The text at an address of a witness. */
  readonly readWitness: (address: string) => Promise<string>
  readonly post: (address: string, body: string) => Promise<void>
  readonly random: () => number
}

const unknown: ComparedLog = { state: 'unknown', size: 0, seenBy: [], keep: null }

/** One comparison in twenty asks a witness itself, so that a split view cannot hide behind the operator's answers. */
const askWitnessShare = 1 / 20

/** Verifies what the server shows against what the browser keeps. The functions of the fair package decide. */
export const createComparison =
  (deps: ComparisonDeps): CompareLog =>
  async (kept, news) => {
    const policyText = await keepPolicy(deps, news.checkpoint)
    if (policyText === undefined) return unknown
    const compared = compareLog(policyText, kept, news)
    const ours = compared.keep ?? kept
    const isAgreed = compared.state === 'agreed' && ours !== null
    const split = isAgreed ? await askWitness(deps, policyText, ours) : undefined
    const result: ComparedLog =
      split && ours ? { ...compared, state: 'split', keep: { ...ours, notes: split } } : compared
    const notes = kept?.notes ?? result.keep?.notes
    if (notes) await report(deps, policyText, notes)
    else if (result.state === 'agreed') remember(deps, news.checkpoint, result.seenBy.length)
    return result
  }

const remember = ({ seen, now }: ComparisonDeps, note: string, seenBy: number): void => {
  const checkpoint = readCheckpoint(note)
  if (checkpoint) seen.add({ at: now(), size: checkpoint.size, root: hex(checkpoint.root), seenBy })
}

/** The two notes if a witness holds another history. An unreachable witness proves nothing. */
const askWitness = async (
  deps: ComparisonDeps,
  policyText: string,
  ours: KeptLog,
): Promise<SplitNotes | undefined> => {
  const policy = parsePolicy(policyText)
  if ('problem' in policy || deps.random() >= askWitnessShare) return undefined
  const addresses = policy.witnesses.flatMap(({ url }) => url ?? [])
  const address = addresses[Math.floor(deps.random() * addresses.length)]
  const mine = openCheckpoint(ours.checkpoint, policy)
  if (address === undefined || !mine) return undefined
  try {
    const note = await deps.readWitness(`${address}/${originHash(policy.log.name)}/checkpoint`)
    const theirs = openCheckpoint(note, policy)
    if (!theirs || (await haveSameHistory(mine, theirs, tileReader(deps.readFile)))) return undefined
    return [ours.checkpoint, note]
  } catch {
    return undefined
  }
}

/** Sends the evidence to every witness that has not received it. The next comparison tries the others again. */
const report = async (
  { policies, post }: ComparisonDeps,
  policyText: string,
  notes: SplitNotes,
): Promise<void> => {
  const policy = parsePolicy(policyText)
  const kept = policies.read()
  if ('problem' in policy || !kept) return
  const done = new Set(kept.reportedTo)
  for (const { name, url } of policy.witnesses) {
    if (url === undefined || done.has(name)) continue
    await post(`${url}${reportPath}`, notes.join('\n')).then(
      () => done.add(name),
      () => undefined,
    )
  }
  policies.write({ ...kept, reportedTo: [...done] })
}
