import { noEvidence, type WitnessEvidence } from '@fairground/fair/fd2/witness-evidence'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import type { Pins } from '@fairground/fair/verify'
import type { KeptPins } from '#core/public-log/kept-pins.ts'

/** The kept policy as a pin, and the kept checkpoint as evidence against a second history. */
export const toPins = ({ policy: text, checkpoint }: KeptPins): { pins: Pins; evidence: WitnessEvidence } => {
  const policy = text === undefined ? undefined : parsePolicy(text)
  if (policy === undefined || 'problem' in policy) return { pins: {}, evidence: noEvidence }
  return {
    pins: { policy },
    evidence: { checkpoints: checkpoint === undefined ? [] : [checkpoint], entries: [] },
  }
}
