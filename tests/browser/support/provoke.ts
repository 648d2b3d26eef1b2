import { fault, type FaultName } from '@fairground/contract/errors'
import { pause } from '#support/pause.ts'
import { cacheMs, runSql } from './run-sql.ts'

/** A change in the database that makes the server refuse what an open page sends next, and the way back. */
export interface Provocation {
  readonly name: FaultName
  readonly cause: string
  readonly undo: string
  /** The cause is a setting of the operator. */
  readonly isSetting?: true
}

/** Runs the step while the cause holds. The step gets the exact text of the catalogue. */
export const provoke = async (
  ownerUrl: string,
  { name, cause, undo, isSetting }: Provocation,
  step: (text: string) => Promise<void>,
): Promise<void> => {
  await runSql(ownerUrl, cause)
  if (isSetting) await pause(cacheMs)
  try {
    await step(fault(name).text)
  } finally {
    await runSql(ownerUrl, undo)
    if (isSetting) await pause(cacheMs)
  }
}
