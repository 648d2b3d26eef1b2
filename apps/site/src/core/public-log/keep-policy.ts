import { openCheckpoint } from '@fairground/fair/log/checkpoint'
import type { LogPolicy } from '@fairground/fair/log/policy'
import { acceptPolicyChange, parsePolicyChanges } from '@fairground/fair/log/policy-change'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import type { KeptPolicy, PolicyStore } from './kept-policy.ts'
import { type ReadLogFile, readLogText } from './log-files.ts'

export interface PolicyDeps {
  readonly policies: PolicyStore
  readonly readFile: ReadLogFile
  readonly now: () => number
}

const recheckMs = 24 * 3_600_000

const requireParsed = (text: string): LogPolicy | undefined => {
  const policy = parsePolicy(text)
  return 'problem' in policy ? undefined : policy
}

/**
 * The policy that this browser keeps. The first one is pinned. A later one counts only if the witnesses of the kept one
 * saw its entry in the log.
 */
export const keepPolicy = async (deps: PolicyDeps, checkpoint: string): Promise<string | undefined> => {
  const kept = deps.policies.read()
  if (!kept) return pinFirst(deps, checkpoint)
  const policy = requireParsed(kept.text)
  const seenBy = policy && openCheckpoint(checkpoint, policy)?.times.size
  const isEnough = policy !== undefined && seenBy !== undefined && seenBy >= policy.quorum
  if (isEnough && deps.now() - kept.checkedAt < recheckMs) return kept.text
  const next = await followChanges(deps, kept)
  deps.policies.write(next)
  return next.text
}

/** A policy is not pinned if its log did not sign the checkpoint. */
const pinFirst = async (
  { policies, readFile, now }: PolicyDeps,
  checkpoint: string,
): Promise<string | undefined> => {
  const text = await readLogText(readFile, 'policy')
  const policy = text === undefined ? undefined : requireParsed(text)
  if (text === undefined || !policy || !openCheckpoint(checkpoint, policy)) return undefined
  policies.write({ text, since: now(), checkedAt: now() })
  return text
}

const followChanges = async ({ readFile, now }: PolicyDeps, kept: KeptPolicy): Promise<KeptPolicy> => {
  const shown = await readLogText(readFile, 'policy')
  const { refused: _, ...rest } = kept
  const checked = { ...rest, checkedAt: now() }
  if (shown === undefined || shown === kept.text) return checked
  const text = applyChanges(kept.text, await readLogText(readFile, 'policies'), now())
  return text === shown ? { ...checked, text } : { ...checked, text, refused: shown }
}

const applyChanges = (keptText: string, source: string | undefined, now: number): string => {
  const changes = parsePolicyChanges(parseJson(source))
  if ('problem' in changes) return keptText
  return changes.reduce(
    (text, change) => ('problem' in acceptPolicyChange(text, change, now) ? text : change.text),
    keptText,
  )
}

const parseJson = (source: string | undefined): unknown => {
  try {
    return JSON.parse(source ?? 'null')
  } catch {
    return undefined
  }
}
