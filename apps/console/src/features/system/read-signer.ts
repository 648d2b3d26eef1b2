/** What the page shows of a signer. The contract leaves its status open, so each part may be missing. */
export interface SignerView {
  readonly mode: string
  readonly term: number | undefined
  readonly position: number | undefined
  readonly beaconRound: number | undefined
  readonly clockDriftMs: number | undefined
  readonly isSolo: boolean
  readonly key: string | undefined
  /** Chains of seeds that need a successor. */
  readonly endingChains: readonly { readonly game: string; readonly left: number }[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const toChain = (value: unknown) => {
  if (!isRecord(value)) return []
  const { game, spent, length } = value
  return typeof spent === 'number' && typeof length === 'number'
    ? [{ game: String(game), left: length - spent }]
    : []
}

/** Reads the status of a signer. Undefined for one that does not answer. */
export const readSigner = (status: unknown): SignerView | undefined => {
  if (!isRecord(status)) return undefined
  const { mode, term, k, beaconRound, clockDriftMs, solo, signerKey, endingChains } = status
  return {
    mode: typeof mode === 'string' ? mode : 'unknown',
    term: toNumber(term),
    position: toNumber(k),
    beaconRound: toNumber(beaconRound),
    clockDriftMs: toNumber(clockDriftMs),
    isSolo: solo === true,
    key: typeof signerKey === 'string' ? signerKey : undefined,
    endingChains: Array.isArray(endingChains) ? endingChains.flatMap(toChain) : [],
  }
}
