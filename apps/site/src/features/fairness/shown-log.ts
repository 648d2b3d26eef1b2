import type { LogState } from '@fairground/client/log-keeper'
import { hex } from '@fairground/fair/encoding/bytes'
import { openCheckpoint } from '@fairground/fair/log/checkpoint'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import type { KeptPolicy } from '#core/public-log/kept-policy.ts'

export interface ShownWitness {
  readonly name: string
  /** When it cosigned the kept checkpoint, in epoch milliseconds. */
  readonly seenAt: number | undefined
}

/** The log under the policy that this browser keeps. */
export interface ShownLog {
  readonly origin: string
  readonly quorum: number
  readonly witnesses: readonly ShownWitness[]
  /** The kept checkpoint. */
  readonly checkpoint: { readonly size: number; readonly root: string } | undefined
}

export const readShownLog = (
  policyText: string | undefined,
  checkpoint: string | undefined,
): ShownLog | undefined => {
  const parsed = parsePolicy(policyText ?? '')
  if ('problem' in parsed) return undefined
  const opened = checkpoint === undefined ? undefined : openCheckpoint(checkpoint, parsed)
  return {
    origin: parsed.log.name,
    quorum: parsed.quorum,
    witnesses: parsed.witnesses.map(({ name }) => {
      const seconds = opened?.times.get(name)
      return { name, seenAt: seconds === undefined ? undefined : seconds * 1000 }
    }),
    checkpoint: opened && { size: opened.size, root: hex(opened.root) },
  }
}

/** What the comparison means for the player. */
export type LogVerdict = 'split' | 'policy' | 'waiting' | 'unsigned' | 'few' | 'agreed'

export const readVerdict = (
  { state, at, size }: LogState,
  policy: Pick<KeptPolicy, 'refused'> | null,
): LogVerdict => {
  if (state === 'split') return 'split'
  if (policy?.refused !== undefined) return 'policy'
  if (at === null) return 'waiting'
  if (state === 'agreed') return 'agreed'
  return size === 0 ? 'unsigned' : 'few'
}
