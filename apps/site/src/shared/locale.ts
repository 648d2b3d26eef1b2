import { bootstrap } from '#app/bootstrap.ts'

/** "en-US": the language of the page, for everything Intl formats. It never changes under a page. */
export const locale: string = bootstrap.languageId.replace('_', '-')
