import { databaseNow, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { act, type Acting, type StaffDeps } from './act.ts'

/** Settings are read by the server within a second. Open browsers load them again when this event arrives. */
export const publishConfiguration = async (tx: Tx, memberId: number): Promise<number> => {
  const configurationVersion = Math.floor(await databaseNow(tx))
  const event = { eventType: 3 as const, memberId, configurationVersion }
  await putInOutbox(tx, memberId, announce('globalUpdate', event))
  return configurationVersion
}

export const reloadConfiguration = (deps: StaffDeps, acting: Acting): Promise<string> =>
  act(deps, acting, 'reload-configuration', async tx => {
    const configurationVersion = await publishConfiguration(tx, acting.member.id)
    return { subject: 'configuration', after: { configurationVersion }, result: 'browsers load it again' }
  })
