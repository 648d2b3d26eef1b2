import { freePort } from '#services/free-port.ts'
import { type Stack, startStack } from '#stack/stack.ts'
import { startAutomaticStaff } from './automatic-staff.ts'
import { ensureConsoleStaff, getConsoleStaffFile } from './console-staff.ts'
import { openDemoApi } from './demo-api.ts'
import { startCrowd } from './crowd.ts'
import { crowdNicknames } from './crowd-names.ts'
import { payIn } from './pay-in.ts'
import { seed } from './seed.ts'
import { ensureWorklists } from './worklists/seed-worklists.ts'
import type { DemoMember } from './world.ts'

export interface DemoOptions {
  /** Data, keys and logs. */
  readonly folder: string
  readonly durable: boolean
  /** Without it the gateway serves no site. */
  readonly siteFolder?: string
  /** Without it the console serves no application. */
  readonly consoleFolder?: string
  readonly members: readonly DemoMember[]
  readonly port?: number
  readonly adminPort?: number
  readonly inboxPort?: number
  readonly consolePort?: number
  /** Simulated players per operator. */
  readonly players: number
  /** Purchases per second of all simulated players. */
  readonly rate: number
  /** How long a document or a withdrawal waits for its approval. */
  readonly approvalMs: number
  /** Gives the staff of the first operator something to do in the console. */
  readonly worklists?: boolean
  readonly closeBeforeMs?: number
  readonly environment?: Readonly<Record<string, string>>
  readonly report?: (line: string) => void
}

export interface Demo {
  readonly stack: Stack
  readonly inboxUrl: string
  /** Stops the simulated players and staff. The platform goes on. */
  stopPeople(): Promise<void>
  stop(): Promise<void>
}

/** Starts the whole demo: the platform, filled with operators and players, their inbox, their staff and a crowd. */
export const startDemo = async (options: DemoOptions): Promise<Demo> => {
  const { folder, members, players, rate, approvalMs, worklists = false, report = () => undefined } = options
  const inboxPort = options.inboxPort ?? (await freePort())
  const stack = await startStack({
    consolePort: 0,
    ...options,
    inboxPort,
    demoStaffFile: getConsoleStaffFile(folder),
    witnessed: members,
    controlled: members,
  })
  const inboxUrl = `http://127.0.0.1:${inboxPort}`
  const { ownerUrl, databaseUrl, natsUrl, port, consoleUrl } = stack
  try {
    const crowd = crowdNicknames(players)
    const api = openDemoApi({ ownerUrl, consoleUrl, folder })
    await seed({
      ownerUrl,
      api,
      natsUrl,
      members,
      crowd,
      keyFolder: stack.keyFolder,
      details: true,
      extras: true,
      showcase: true,
      worklists,
      inboxUrl,
      ...(options.closeBeforeMs !== undefined && { closeBeforeMs: options.closeBeforeMs }),
    })
    await payIn(port, members)
    await ensureConsoleStaff(ownerUrl, consoleUrl, folder)
    const [member] = members
    if (worklists && member) await ensureWorklists({ stack, api, member, folder })
    const staff = startAutomaticStaff({ databaseUrl, api, waitMs: approvalMs, report })
    const baseUrl = `http://127.0.0.1:${port}`
    const buyers = players === 0 ? undefined : startCrowd({ baseUrl, members, players: crowd, rate, report })
    let stopped: Promise<void> | undefined
    const stopPeople = () => (stopped ??= Promise.all([buyers?.stop(), staff.stop()]).then(() => undefined))
    return {
      stack,
      inboxUrl,
      stopPeople,
      async stop() {
        await stopPeople()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
