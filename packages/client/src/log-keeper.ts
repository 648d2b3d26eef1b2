import type { LogNews, LogPosition } from '@fairground/contract/log-position'

/** The newest checkpoint that this client has verified, and the evidence of a split view if it found one. */
export interface KeptLog extends LogPosition {
  readonly checkpoint: string
  readonly notes?: SplitNotes
}

/** Two checkpoints that the log signed and that do not belong to one history. They are the proof. */
export type SplitNotes = readonly [kept: string, shown: string]

export interface LogStore {
  readonly read: () => KeptLog | null
  readonly write: (kept: KeptLog) => void
}

export const memoryLogStore = (initial: KeptLog | null = null): LogStore => {
  let kept = initial
  return { read: () => kept, write: next => void (kept = next) }
}

export const browserLogStore = (storage: Storage, key: string): LogStore => ({
  read: () => {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') as KeptLog | null
    } catch {
      return null
    }
  },
  write: kept => storage.setItem(key, JSON.stringify(kept)),
})

export interface LogState {
  /** `split`: the server showed another history than before. `unknown`: nothing could be compared yet. */
  readonly state: 'agreed' | 'unknown' | 'split'
  readonly size: number
  /** The names of the witnesses that cosigned the checkpoint. */
  readonly seenBy: readonly string[]
  /** When the checkpoint was compared, in epoch milliseconds. */
  readonly at: number | null
  readonly notes?: SplitNotes
}

export const unknownLog: LogState = { state: 'unknown', size: 0, seenBy: [], at: null }

export interface ComparedLog extends Pick<LogState, 'state' | 'size' | 'seenBy'> {
  /** What the client keeps from now on; null leaves it as it is. */
  readonly keep: KeptLog | null
}

/** Verifies the news against what the client keeps. A caller loads it lazily, because signatures need much code. */
export type CompareLog = (kept: KeptLog | null, news: LogNews) => Promise<ComparedLog>

export interface LogKeeper {
  readonly position: () => LogPosition | null
  readonly receive: (news: LogNews) => void
  readonly state: () => LogState
}

interface LogKeeperOptions {
  readonly store: LogStore
  readonly compare: CompareLog
  readonly onState?: (state: LogState) => void
  readonly now?: () => number
}

export const createLogKeeper = ({ store, compare, onState, now = Date.now }: LogKeeperOptions): LogKeeper => {
  let state = unknownLog
  let comparing: Promise<unknown> = Promise.resolve()
  const compareNext = async (news: LogNews): Promise<void> => {
    const kept = store.read()
    // A proof for another size than the kept one answers an earlier HELLO and proves nothing.
    if (kept && kept.size !== news.from) return
    const { keep, ...compared } = await compare(kept, news)
    if (keep && !kept?.notes) store.write(keep)
    const notes = store.read()?.notes
    // A split view stays one, also when the server shows the first history again.
    state = { ...compared, at: now(), ...(notes ? { state: 'split', notes } : {}) }
    onState?.(state)
  }
  return {
    position: () => {
      const kept = store.read()
      return kept && { size: kept.size, root: kept.root }
    },
    // One after the other: each comparison starts from what the last one kept.
    receive: news => {
      comparing = comparing.then(() => compareNext(news)).catch(() => undefined)
    },
    state: () => state,
  }
}
