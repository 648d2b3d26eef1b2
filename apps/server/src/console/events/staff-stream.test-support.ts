import {
  type StaffChange,
  type StaffEventName,
  staffEvents,
} from '@fairground/contract/operator/staff-events'
import { Check } from 'typebox/value'
import { onTestFinished } from 'vitest'
import { until } from '#testing/until.test-support.ts'

export interface StaffStream {
  readonly status: number
  readonly changes: StaffChange[]
  readonly clocks: number[]
  readonly ends: string[]
  isClosed(): boolean
  /** Waits for the first clock, after which nothing is missed. */
  begun(): Promise<void>
  /** Waits until all that has happened so far would have arrived. */
  settled(): Promise<void>
  close(): void
}

/** Opens a live channel of the console. A message that does not match the contract throws. */
export const openStaffStream = async (
  address: string,
  memberId: number,
  headers: Readonly<Record<string, string>>,
): Promise<StaffStream> => {
  const closing = new AbortController()
  const response = await fetch(`${address}/operator/${memberId}/events`, { headers, signal: closing.signal })
  const stream = { changes: [] as StaffChange[], clocks: [] as number[], ends: [] as string[] }
  let isClosed = false
  const receive = (text: string): void => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? []
    const value: unknown = JSON.parse(data ?? '')
    const event = name as StaffEventName
    if (!Check(staffEvents[event], value)) throw new Error(`not in the contract: ${text}`)
    if (event === 'change') stream.changes.push(value as StaffChange)
    if (event === 'clock') stream.clocks.push((value as { at: number }).at)
    if (event === 'end') stream.ends.push((value as { reason: string }).reason)
  }
  const read = async (): Promise<void> => {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop()!
      for (const part of parts) receive(part)
    }
  }
  const reading = response.ok ? read() : response.text().then(() => undefined)
  const failures: unknown[] = []
  void reading
    .catch((error: unknown) => {
      if (!closing.signal.aborted) failures.push(error)
    })
    .finally(() => (isClosed = true))
  const clocked = (count: number) =>
    until('clocks', () => {
      if (failures.length > 0) throw failures[0]
      return stream.clocks.length >= count
    })
  onTestFinished(() => closing.abort())
  return {
    status: response.status,
    ...stream,
    isClosed: () => isClosed,
    begun: async () => void (await clocked(1)),
    settled: async () => void (await clocked(stream.clocks.length + 2)),
    close: () => closing.abort(),
  }
}
