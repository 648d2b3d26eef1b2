import { BadConfiguration } from '#platform/bad-configuration.ts'
import { readSecretFiles } from '#platform/secret-files.ts'

/** The database with its owner role, for migrations and backups. Services do not have it. */
export const readOwnerUrl = (environment: Readonly<Record<string, string | undefined>>): string => {
  const url = readSecretFiles(environment).FAIRGROUND_OWNER_URL
  if (!url)
    throw new BadConfiguration(
      'Neither FAIRGROUND_OWNER_URL nor FAIRGROUND_OWNER_URL_FILE is set. Set the address of the database with its owner role.',
    )
  return url
}
