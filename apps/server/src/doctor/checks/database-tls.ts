import { isOpenNetworkDatabase } from '#production/network-database.ts'
import type { Check } from '../check.ts'
import { failInProduction, ok } from '../finding.ts'

export const checkDatabaseTls: Check = ({ config }) => {
  const open = Object.entries({
    FAIRGROUND_DATABASE_URL: config.databaseUrl,
    FAIRGROUND_RELAY_URL: config.relayUrl,
  }).filter(([, url]) => isOpenNetworkDatabase(url))
  if (open.length === 0) return ok('on this machine, or with a verified certificate')
  const names = open.map(([name]) => name).join(' and ')
  return failInProduction(
    config,
    `${names} crosses a network without verified TLS. Add sslmode=verify-full to the address.`,
  )
}
