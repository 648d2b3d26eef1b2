import { getSettings } from '#core/settings.ts'

/** The public address of a site by its host. */
export const toSiteAddress = (host: string): string => getSettings().siteAddress.replace('{host}', host)
