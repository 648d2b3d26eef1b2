import type { DrawnParts } from '#shared/drawn-parts.ts'

/** What a record says, as far as the page shows it. Nothing of it is checked by reading it. */
export interface RecordFacts {
  readonly title: string
  readonly instance: string
  readonly drawn: DrawnParts
  /** The result as it was signed. */
  readonly resultText: string
  readonly closedAt: number
  readonly seal: string
  readonly root: string
  readonly link: string
  readonly anchor: string
  readonly beaconRound: number
  readonly beaconSignature: string
  readonly platformKey: string
  readonly signerKey: string
}
