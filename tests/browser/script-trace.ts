import type { Browser, Page } from 'playwright-core'

/** Something the page ran, and what it cost of the processor; waiting for its turn costs nothing. */
export interface ScriptRun {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly ms: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Time on the processor, where `dur` is time on the wall. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const script = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
])
const drawing = new Set(['Layout', 'Paint', 'PrePaint', 'UpdateLayoutTree'])

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

/** Those that are not within another one, in order. */
const outermost = (events: readonly TraceEvent[]): TraceEvent[] => {
  const found: TraceEvent[] = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    const last = found.at(-1)
    if (last === undefined || event.ts >= endOf(last)) found.push(event)
  }
  return found
}

const runsOf = (events: readonly TraceEvent[], startedAt: number): ScriptRun[] => {
  const main = events.filter(
    ({ ph, name, args }) => ph === 'M' && args.name === 'CrRendererMain' && name === 'thread_name',
  )
  const own = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && main.some(thread => thread.pid === pid && thread.tid === tid),
  )
  const drawn = outermost(own.filter(({ name }) => drawing.has(name)))
  return outermost(own.filter(({ name }) => script.has(name))).map(run => {
    const within = drawn.filter(({ ts }) => ts >= run.ts && ts < endOf(run))
    const cost = (run.tdur ?? 0) - within.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
    return { at: startedAt + run.ts / 1000, ms: cost / 1000 }
  })
}

/** All script the page runs meanwhile. Nothing is asked of the page for it. */
export const traceScript = async (
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<unknown>,
): Promise<ScriptRun[]> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] })
  await meanwhile()
  const trace = await browser.stopTracing()
  // A trace counts from the start of the machine, as this clock does.
  const startedAt = Date.now() - Number(process.hrtime.bigint()) / 1e6
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return runsOf(traceEvents, startedAt)
}
