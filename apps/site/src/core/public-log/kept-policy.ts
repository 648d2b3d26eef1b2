/** The log policy that this browser saw first, or that a proved change of the policy led to. */
export interface KeptPolicy {
  readonly text: string
  /** When the browser first kept a policy of this log, in epoch milliseconds. */
  readonly since: number
  readonly checkedAt: number
  /** Another policy that the site showed without a proved entry in the log. */
  readonly refused?: string
  /** The names of the witnesses that have received the evidence of a split view. */
  readonly reportedTo?: readonly string[]
}

export interface PolicyStore {
  readonly read: () => KeptPolicy | null
  readonly write: (kept: KeptPolicy) => void
}

const isKept = (value: unknown): value is KeptPolicy =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'since' in value &&
  'checkedAt' in value

export const browserPolicyStore = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
): PolicyStore => ({
  read: () => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      return isKept(value) ? value : null
    } catch {
      return null
    }
  },
  write: kept => storage.setItem(key, JSON.stringify(kept)),
})
