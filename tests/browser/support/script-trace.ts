import type { Browser, Page } from 'playwright-core'

/** A script task of the page with its CPU time, without the time it waited. */
export interface ScriptRun {
  /** Unix time in milliseconds. */
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
  /** CPU time; `dur` is wall-clock time. */
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

const getEnd = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

/** The events that are not nested in another one, in order. */
const outermost = (events: readonly TraceEvent[]): TraceEvent[] => {
  const found: TraceEvent[] = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || getEnd(b) - getEnd(a))) {
    const last = found.at(-1)
    if (last === undefined || event.ts >= getEnd(last)) found.push(event)
  }
  return found
}

const toScriptRuns = (events: readonly TraceEvent[], startedAt: number): ScriptRun[] => {
  const main = events.filter(
    ({ ph, name, args }) => ph === 'M' && args.name === 'CrRendererMain' && name === 'thread_name',
  )
  const own = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && main.some(thread => thread.pid === pid && thread.tid === tid),
  )
  const drawn = outermost(own.filter(({ name }) => drawing.has(name)))
  return outermost(own.filter(({ name }) => script.has(name))).map(run => {
    const within = drawn.filter(({ ts }) => ts >= run.ts && ts < getEnd(run))
    const cost = (run.tdur ?? 0) - within.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
    return { at: startedAt + run.ts / 1000, ms: cost / 1000 }
  })
}

/** Traces all script of the page while the callback runs, without running anything in the page. */
export const traceScript = async (
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<unknown>,
): Promise<ScriptRun[]> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] })
  await meanwhile()
  const trace = await browser.stopTracing()
  // Trace times use the monotonic clock, as `hrtime` does.
  const startedAt = Date.now() - Number(process.hrtime.bigint()) / 1e6
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return toScriptRuns(traceEvents, startedAt)
}
