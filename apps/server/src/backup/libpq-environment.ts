import { BadConfiguration } from '#platform/bad-configuration.ts'

const parameters: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/** An address as variables of pg_dump and pg_restore: arguments would show its password to other users of the machine. */
export const toLibpqEnvironment = (address: string): Record<string, string> => {
  if (!URL.canParse(address)) throw new BadConfiguration('The address of the database is not a URL.')
  const url = new URL(address)
  const variables = {
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...Object.fromEntries(
      [...url.searchParams].flatMap(([name, value]) => {
        const variable = parameters[name]
        return variable ? [[variable, value]] : []
      }),
    ),
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}
