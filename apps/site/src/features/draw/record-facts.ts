import type { DrawnParts } from '#kinds/result-parts.ts'

/** The values of a draw record that the page shows. Reading them does not verify them. */
export interface RecordFacts {
  readonly scheme: 'FD1' | 'FD2'
  readonly title: string
  readonly instance: string
  readonly drawn: DrawnParts
  /** The signed result text. */
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
