import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { connect } from '@fairground/database/connect'
import { connectBroker } from '#platform/broker/broker.ts'
import { createFolderStore } from '#platform/document-store.ts'
import { createJobs } from '#jobs/jobs.ts'
import { createLaneClient, type LaneClient } from '#ledger/lane/lane-client.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { readSecretFiles } from '#platform/secret-files.ts'
import { createLog } from '#platform/log.ts'
import { openVault } from '#vault/vault.ts'
import { CommandRefused, type StaffDeps } from './act.ts'

interface Settings {
  readonly databaseUrl: string
  readonly natsUrl: string
  readonly keyFolder: string
  readonly documentFolder: string
  readonly siteAddress?: string
}

/** Reads the environment like every service, and falls back to the services of npm run dev. */
export const readSettings = (
  variables: Readonly<Record<string, string | undefined>>,
  devFile: string,
): Settings => {
  const environment = readSecretFiles(variables)
  const dev = readDev(devFile)
  const need = (name: string, started: string | undefined): string => {
    const value = environment[name] ?? started
    if (!value) throw new CommandRefused(`${name} is not set and npm run dev is not running`)
    return value
  }
  const beside = (folder: string) => (dev ? join(dirname(devFile), folder) : undefined)
  return {
    databaseUrl: need('FAIRGROUND_DATABASE_URL', dev?.databaseUrl),
    natsUrl: need('FAIRGROUND_NATS_URL', dev?.natsUrl),
    keyFolder: resolve(need('FAIRGROUND_KEY_FOLDER', beside('keys'))),
    documentFolder: resolve(need('FAIRGROUND_DOCUMENT_FOLDER', beside('documents'))),
    ...(environment.FAIRGROUND_SITE_ADDRESS && { siteAddress: environment.FAIRGROUND_SITE_ADDRESS }),
  }
}

const readDev = (file: string): { readonly databaseUrl?: string; readonly natsUrl?: string } | undefined =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { databaseUrl?: string; natsUrl?: string })
    : undefined

export interface OpenedStaffDeps extends StaffDeps {
  close(): Promise<void>
}

export const openStaffDeps = ({
  databaseUrl,
  natsUrl,
  keyFolder,
  documentFolder,
  siteAddress = 'https://{host}',
}: Settings): OpenedStaffDeps => {
  // openVault would create a new key, which could decrypt nothing.
  if (!existsSync(join(keyFolder, 'vault.key')))
    throw new CommandRefused(`there is no vault.key in ${keyFolder}`)
  const log = createLog('operator', 'error')
  const vault = openVault(keyFolder)
  const database = connect({ url: databaseUrl, connections: 2, name: 'operator', onError: () => undefined })
  const jobs = createJobs({ databaseUrl, vault, log })
  const lane = createLazyLane(natsUrl, keyFolder)
  return {
    db: database.db,
    vault,
    jobs,
    lane,
    documents: createFolderStore(documentFolder),
    siteAddress,
    async close() {
      await jobs.stop()
      await lane.close()
      await database.close()
    },
  }
}

/** Connects to the broker on first use, because few commands move money. */
const createLazyLane = (natsUrl: string, keyFolder: string): LaneClient & { close(): Promise<void> } => {
  let opening: ReturnType<typeof connectBroker> | undefined
  let client: LaneClient | undefined
  return {
    async submit(memberId, name, request) {
      opening ??= connectBroker(natsUrl, 'operator', createLog('operator', 'error'))
      client ??= createLaneClient(await opening, openLaneKeys(keyFolder, ['operator']))
      return client.submit(memberId, name, request)
    },
    async close() {
      await (await opening)?.close()
    },
  }
}
