import type { CertificateRole } from '#platform/signer-settings.ts'
import type { SignerCall } from '../protocol.ts'

/** `console` is a person on the signer's own machine. */
export type SignerRole = CertificateRole | 'console'

export const allRoles: readonly SignerRole[] = ['worker', 'peer', 'monitor', 'console']

/** Who may make each call. */
export const callRoles: { readonly [C in SignerCall]: readonly SignerRole[] } = {
  openChain: ['worker'],
  succeedChain: ['worker'],
  countersign: ['worker'],
  sealDeck: ['worker'],
  publishDeck: ['worker'],
  countersignRound: ['worker'],
  missRound: ['worker'],
  deal: ['worker'],
  endDeck: ['worker'],
  status: allRoles,
  confirm: ['worker'],
  replicate: ['peer'],
  startTerm: ['console'],
}
