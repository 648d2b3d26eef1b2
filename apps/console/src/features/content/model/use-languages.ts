import { useOperation } from '#core/api/use-operation.ts'

/** The languages of the site in the order of the server. */
export const useLanguages = () => useOperation('listLanguages', {})
