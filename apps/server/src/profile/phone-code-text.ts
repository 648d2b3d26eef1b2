import { defaultLanguage } from '@fairground/contract/constants'

type CodeText = (site: string, code: string, minutes: number) => string

const texts: Readonly<Record<string, CodeText>> = {
  en: (site, code, minutes) =>
    `${code} is your code for ${site}. It works for ${minutes} minutes. Never share it.`,
  es: (site, code, minutes) =>
    `${code} es tu código de ${site}. Vale durante ${minutes} minutos. Nunca lo compartas.`,
  fr: (site, code, minutes) =>
    `${code} est votre code pour ${site}. Il est valable ${minutes} minutes. Ne le partagez jamais.`,
}

const inLanguage = (language: string): CodeText | undefined => texts[language.slice(0, 2)]

/** Falls back to the default language. For a call, the digits are separated, so that they are read one by one. */
export const phoneCodeText = (
  language: string,
  channel: 'sms' | 'call',
  { site, code, minutes }: { readonly site: string; readonly code: string; readonly minutes: number },
): string => {
  const text = inLanguage(language) ?? inLanguage(defaultLanguage)
  if (!text) throw new Error('no phone code text for the default language')
  return text(site, channel === 'call' ? code.split('').join(' ') : code, minutes)
}
