import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { connect } from '@fairground/database/connect'
import { freePort } from '@fairground/testkit/services/free-port'
import { type HireOptions, hireStaff } from '@fairground/testkit/staff/hire-staff'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { createPublicSettings } from '#console/application/public-settings.ts'
import { createConsoleHttp } from '#console/console-http.ts'
import { operatorHandlers } from '#console/operator-handlers.ts'
import { createOperatorPipeline } from '#console/operator-pipeline.ts'
import { createFolderStore } from '#platform/document-store.ts'
import { createLog } from '#platform/log.ts'
import { type ConsoleSettings, readConsoleSettings } from '#platform/settings/console-settings.ts'
import { createPictureProcesses } from '#pictures/picture-processes.ts'
import { createPartnerFetch } from '#providers/partner-fetch.ts'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import { openVault } from '#vault/vault.ts'
import type { Books } from './books.test-support.ts'

export interface TestConsole {
  readonly address: string
  readonly context: ConsoleContext
  hire(roles: readonly StaffRole[], options?: Partial<HireOptions>): Promise<StaffMember>
  close(): Promise<void>
}

/** A console over the database of the books, with parts that a test replaces. */
export const openTestConsole = async (
  books: Books,
  parts: Partial<ConsoleContext> = {},
  settings: Partial<Pick<ConsoleSettings, 'folder' | 'demoStaffFile'>> = {},
): Promise<TestConsole> => {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  const address = parts.consoleAddress ?? `http://localhost:${await freePort()}`
  const { db, close } = connect({
    url: books.database.staffUrl,
    connections: 8,
    name: 'console',
    onError: () => undefined,
  })
  const log = createLog('console', 'error')
  const refuse = () => Promise.reject(new Error('the test has no lane'))
  const pictures = createPictureProcesses()
  const context: ConsoleContext = {
    db,
    vault: openVault(folder),
    jobs: { add: async () => undefined, stop: async () => undefined },
    lane: { submit: refuse },
    documents: createFolderStore(folder),
    siteAddress: 'https://{host}',
    consoleAddress: address,
    identityProvider: undefined,
    fetchPartner: createPartnerFetch(true),
    allowPrivatePartners: true,
    readSigners: async () => [],
    pictures,
    log,
    observeBreakGlass: () => undefined,
    observeRevealCeiling: () => undefined,
    ...parts,
  }
  const pipeline = createOperatorPipeline({
    context,
    handlers: operatorHandlers,
    limitAnyone: async () => true,
    observe: () => undefined,
  })
  const app = await createConsoleHttp({
    log,
    pipeline,
    db,
    isTrustedProxy: () => false,
    address,
    extraOrigins: [],
    siteAddress: context.siteAddress,
    readSettings: createPublicSettings({
      mode: 'development',
      siteAddress: context.siteAddress,
      console: { ...readConsoleSettings({}), address, ...settings },
    }),
    folder: settings.folder,
  })
  await app.listen({ host: '127.0.0.1', port: Number(new URL(address).port) })
  return {
    address,
    context,
    hire: (roles, options) =>
      hireStaff((text, values) => books.rows(text, values), address, {
        roles,
        memberId: books.memberId,
        ...options,
      }),
    async close() {
      await app.close()
      await close()
      pictures.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
