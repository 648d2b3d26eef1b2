import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { connect } from '@fairground/database/connect'
import { connectBroker } from '#broker/broker.ts'
import { createFolderStore } from '#documents/document-store.ts'
import { createJobs } from '#jobs/jobs.ts'
import { createLaneClient, type LaneClient } from '#ledger/lane-client.ts'
import { createLog } from '#log.ts'
import { openVault } from '#vault/vault.ts'
import { NotDone, type OperatorParts } from './act.ts'

interface Settings {
  readonly databaseUrl: string
  readonly natsUrl: string
  readonly keyFolder: string
  readonly documentFolder: string
}

/** From the environment like every service, or from what npm run dev has started. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  devFile: string,
): Settings => {
  const dev = readDev(devFile)
  const need = (name: string, started: string | undefined): string => {
    const value = environment[name] ?? started
    if (!value) throw new NotDone(`${name} is not set, and npm run dev has started nothing`)
    return value
  }
  const beside = (folder: string) => (dev ? join(dirname(devFile), folder) : undefined)
  return {
    databaseUrl: need('FAIRGROUND_DATABASE_URL', dev?.databaseUrl),
    natsUrl: need('FAIRGROUND_NATS_URL', dev?.natsUrl),
    keyFolder: resolve(need('FAIRGROUND_KEY_FOLDER', beside('keys'))),
    documentFolder: resolve(need('FAIRGROUND_DOCUMENT_FOLDER', beside('documents'))),
  }
}

const readDev = (file: string): { readonly databaseUrl?: string; readonly natsUrl?: string } | undefined =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { databaseUrl?: string; natsUrl?: string })
    : undefined

export interface OpenedParts extends OperatorParts {
  close(): Promise<void>
}

export const openParts = ({ databaseUrl, natsUrl, keyFolder, documentFolder }: Settings): OpenedParts => {
  // A vault that is made here would open nothing.
  if (!existsSync(join(keyFolder, 'vault.key'))) throw new NotDone(`there is no vault.key in ${keyFolder}`)
  const log = createLog('operator', 'error')
  const vault = openVault(keyFolder)
  const database = connect({ url: databaseUrl, connections: 2, name: 'operator', onError: () => undefined })
  const jobs = createJobs({ databaseUrl, vault, log })
  const lane = laneWhenAsked(natsUrl)
  return {
    db: database.db,
    vault,
    jobs,
    lane,
    documents: createFolderStore(documentFolder),
    async close() {
      await jobs.stop()
      await lane.close()
      await database.close()
    },
  }
}

/** Few commands move money: the broker is called when one does. */
const laneWhenAsked = (natsUrl: string): LaneClient & { close(): Promise<void> } => {
  let opening: ReturnType<typeof connectBroker> | undefined
  let client: LaneClient | undefined
  return {
    async ask(memberId, name, request) {
      opening ??= connectBroker(natsUrl, 'operator', createLog('operator', 'error'))
      client ??= createLaneClient(await opening)
      return client.ask(memberId, name, request)
    },
    async close() {
      await (await opening)?.close()
    },
  }
}
