import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** What each part can observe. `npm run spec` reads the records. */
export interface Observations {
  readonly server: 'answered' | 'returned' | 'published'
  readonly console: 'called' | 'offered' | 'rendered'
  readonly site: 'called' | 'applied' | 'shown' | 'rendered' | 'opened'
  readonly example: 'called' | 'applied' | 'received'
}

export type Observer = keyof Observations

type Observe = <O extends Observer>(observer: O, verb: Observations[O], name: string) => void

const setting = 'FAIRGROUND_OBSERVATIONS'

/** Whether tests have set the folder of the records. Always false in production. */
export const isObserving = process.env[setting] !== undefined

const known = new Set<string>()

/** The folder changes with each test file, so it is read for each record. */
const append: Observe = (observer, verb, name) => {
  const folder = process.env[setting]
  const line = `${observer} ${verb} ${name}\n`
  const key = `${folder} ${line}`
  if (folder === undefined || known.has(key)) return
  known.add(key)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.txt`), line)
}

/** Records once per process that something happened. Does nothing in production. */
export const observeFact: Observe = isObserving ? append : () => undefined
