import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/** Whether the lower-case text is in the bundled list of common and leaked passwords. */
export const isCommonPassword = (text: string): boolean => {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(text)
}
