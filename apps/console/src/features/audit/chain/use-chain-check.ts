import { useRef, useState } from 'react'
import { call } from '#core/api/call.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { chainStart, type ChainState, checkLines } from './check-lines.ts'

export interface ChainCheck {
  readonly status: 'idle' | 'running' | 'done' | 'failed'
  readonly state: ChainState
  /** The entries that the server counted when the check began. */
  readonly total: number
  /** Whether the server's head is the hash that this browser found at the same place. */
  readonly isHeadEqual: boolean | undefined
  readonly error: unknown
  /** The export as a file of one JSON text per line, if it was asked for. */
  readonly file: Blob | undefined
}

const idle: ChainCheck = {
  status: 'idle',
  state: chainStart,
  total: 0,
  isHeadEqual: undefined,
  error: undefined,
  file: undefined,
}

/** Reads the whole log in pages and recomputes every hash in this browser. */
export const useChainCheck = () => {
  const memberId = useMemberId()
  const [check, setCheck] = useState<ChainCheck>(idle)
  const run = useRef(0)

  const start = async (reason: string, isSaved: boolean): Promise<void> => {
    run.current += 1
    const own = run.current
    const show = (change: Partial<ChainCheck>) => {
      if (own === run.current) setCheck(before => ({ ...before, ...change }))
    }
    setCheck({ ...idle, status: 'running' })
    try {
      const { entries, head, broken } = await call('verifyAuditLog', {}, memberId)
      show({ total: entries })
      // The exports are entries themselves, so the check ends where the log ended at its beginning. The server counts
      // only up to a broken entry, which this browser must find itself.
      const end = broken ? Number.POSITIVE_INFINITY : entries
      const parts: string[] = []
      let state = chainStart
      let after: number | null = 0
      let isHeadEqual: boolean | undefined
      while (after !== null && after < end && !state.broken && own === run.current) {
        const limit = Math.min(1000, end - after)
        const page: { readonly lines: string[]; readonly next: number | null } = await call(
          'exportAuditLog',
          { ...(after > 0 && { after }), limit, reason },
          memberId,
        )
        state = checkLines(state, page.lines)
        if (!broken && state.seq === entries) isHeadEqual = state.hash === head
        if (isSaved) parts.push(...page.lines.map(line => `${line}\n`))
        show({ state })
        after = page.next
      }
      const file = isSaved ? new Blob(parts, { type: 'application/x-ndjson' }) : undefined
      show({ status: 'done', state, isHeadEqual, file })
    } catch (error) {
      show({ status: 'failed', error })
    }
  }
  return { check, start }
}
