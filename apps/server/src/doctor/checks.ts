import type { Check } from './check.ts'
import { checkBackupAge } from './checks/backup-age.ts'
import { checkBeacon } from './checks/beacon.ts'
import { checkBroker, checkBrokerClosed, checkBrokerRights } from './checks/broker.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabaseRights } from './checks/database-rights.ts'
import { checkDatabaseSettings } from './checks/database-settings.ts'
import { checkDatabaseTls } from './checks/database-tls.ts'
import { checkDatabase, checkRelayDatabase } from './checks/database.ts'
import { checkDisk } from './checks/disk.ts'
import { checkDocuments } from './checks/documents.ts'
import { checkKeyVersions } from './checks/key-versions.ts'
import { checkKeyModes, checkKeys } from './checks/keys.ts'
import { checkProductionMode } from './checks/production.ts'
import { checkSchema } from './checks/schema.ts'
import { checkControl, checkMail, checkScanner } from './checks/services-outside.ts'
import { checkSigner } from './checks/signer.ts'
import { checkSiteAddress } from './checks/site-address.ts'

export const checkNames = [
  'production',
  'database',
  'relay-database',
  'database-rights',
  'database-tls',
  'database-settings',
  'schema',
  'broker',
  'broker-closed',
  'broker-rights',
  'clock',
  'keys',
  'key-modes',
  'key-versions',
  'disk',
  'beacon',
  'signer',
  'control',
  'mail',
  'scanner',
  'documents',
  'site-address',
  'backup-age',
] as const
export type CheckName = (typeof checkNames)[number]

export const checks: { readonly [N in CheckName]: Check } = {
  production: checkProductionMode,
  database: checkDatabase,
  'relay-database': checkRelayDatabase,
  'database-rights': checkDatabaseRights,
  'database-tls': checkDatabaseTls,
  'database-settings': checkDatabaseSettings,
  schema: checkSchema,
  broker: checkBroker,
  'broker-closed': checkBrokerClosed,
  'broker-rights': checkBrokerRights,
  clock: checkClock,
  keys: checkKeys,
  'key-modes': checkKeyModes,
  'key-versions': checkKeyVersions,
  disk: checkDisk,
  beacon: checkBeacon,
  signer: checkSigner,
  control: checkControl,
  mail: checkMail,
  scanner: checkScanner,
  documents: checkDocuments,
  'site-address': checkSiteAddress,
  'backup-age': checkBackupAge,
}
