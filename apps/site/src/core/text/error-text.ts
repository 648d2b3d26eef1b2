import { CallFault, findClientError } from '@fairground/client/call-fault'
import type { Fault, FaultName } from '@fairground/contract/errors'
import { observe } from '#core/observe.ts'
import { i18n, t } from './text.ts'

type FaultText = Pick<Fault, 'text' | 'title'>

const translated = (name: FaultName, part: keyof FaultText): string | undefined =>
  [i18n.language, 'en-US']
    .map((each): unknown => i18n.getResource(each, 'translation', `errors.${name}.${part}`))
    .find(found => typeof found === 'string')

/**
 * The text of a fault in the language of the page. The texts load after the first paint; until then `sent`, the text
 * of the server, is displayed.
 */
export const errorText = (
  name: FaultName,
  sent: FaultText | undefined = findClientError(name),
): FaultText => {
  const title = translated(name, 'title') ?? sent?.title
  const text = translated(name, 'text') ?? sent?.text ?? t('errorModal.title')
  observe('shown', name, text)
  return {
    text,
    ...(title === undefined ? {} : { title }),
  }
}

/** The text for any thrown value. */
export const thrownText = (error: unknown): string =>
  error instanceof CallFault ? errorText(error.faultName, error.fault).text : t('errorModal.title')

/** Observes a fault that a screen shows with its own text, or without `text` as its own step. */
export const observeShown = (error: unknown, text?: string): void => {
  if (error instanceof CallFault) observe('shown', error.faultName, text)
}
