import { bootstrap } from '#core/bootstrap.ts'

/** "en-US": the locale for Intl. It never changes while a page is loaded. */
export const locale: string = bootstrap.languageId.replace('_', '-')
