import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from '@fairground/testkit/server/test-server'

/** The settings with which a doctor finds nothing to repair at a test server with its sandbox. */
export const createHealthyEnvironment = (server: TestServer): Record<string, string> => {
  const documents = join(server.folder, 'documents')
  mkdirSync(documents, { recursive: true })
  chmodSync(join(server.folder, 'keys'), 0o700)
  return {
    FAIRGROUND_DATABASE_URL: server.databaseUrl,
    FAIRGROUND_RELAY_URL: server.databaseUrl.replace('fairground_app', 'fairground_relay'),
    FAIRGROUND_NATS_URL: server.natsUrl,
    FAIRGROUND_KEY_FOLDER: join(server.folder, 'keys'),
    FAIRGROUND_SIGNER_FOLDER: join(server.folder, 'signer'),
    FAIRGROUND_DOCUMENT_FOLDER: documents,
    FAIRGROUND_BEACON_URLS: server.beaconUrl,
    FAIRGROUND_BEACON_CHAIN: join(server.folder, 'chain.json'),
    FAIRGROUND_SMTP_URL: server.sandbox.smtpUrl,
    FAIRGROUND_SCANNER_URL: server.sandbox.scannerUrl,
  }
}
