import type { FaultName } from '@fairground/contract/errors'
import type { EventName } from '@fairground/contract/events'
import type { OperationName } from '@fairground/contract/operation-names'

/** What the client did, in the order of the first time. */
export const createReport = (isQuiet: boolean) => {
  const operations = new Set<OperationName>()
  const faults = new Set<FaultName>()
  const events = new Set<EventName>()
  const list = (title: string, names: ReadonlySet<string>): string =>
    `${title} (${names.size}): ${[...names].join(', ')}`
  return {
    called: (name: OperationName): void => void operations.add(name),
    received: (name: FaultName): void => void faults.add(name),
    applied: (name: EventName): void => void events.add(name),
    say: (line: string): void => {
      if (!isQuiet) console.log(line)
    },
    print: (): void => {
      if (isQuiet)
        console.log(JSON.stringify({ operations: [...operations], faults: [...faults], events: [...events] }))
      else {
        console.log(list('\nOperations called', operations))
        console.log(list('Faults received', faults))
        console.log(list('Events applied', events))
      }
    },
  }
}

export type Report = ReturnType<typeof createReport>
