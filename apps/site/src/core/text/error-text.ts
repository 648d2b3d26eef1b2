import { CallFault } from '@fairground/client/call-fault'
import { type Fault, type FaultName, fault } from '@fairground/contract/errors'
import { i18n, t } from './text.ts'

const translated = (name: FaultName, part: 'text' | 'title'): string | undefined => {
  const found: unknown = i18n.getResource(i18n.language, 'translation', `errors.${name}.${part}`)
  return typeof found === 'string' ? found : undefined
}

/** The text of a fault in the language of the page, or of the catalogue if there is no translation. */
export const errorText = (name: FaultName): Pick<Fault, 'text' | 'title'> => {
  const { text, title } = fault(name)
  return {
    text: translated(name, 'text') ?? text,
    ...(title === undefined ? {} : { title: translated(name, 'title') ?? title }),
  }
}

/** The text for any thrown value. */
export const thrownText = (error: unknown): string =>
  error instanceof CallFault ? errorText(error.faultName).text : t('errorModal.title')
