import { defaultLanguage } from '@fairground/contract/constants'

type CodeText = (site: string, code: string, minutes: number) => string

const texts: Readonly<Record<string, CodeText>> = {
  en: (site, code, minutes) =>
    `${code} is your code for ${site}. It is good for ${minutes} minutes. Give it to nobody.`,
  es: (site, code, minutes) =>
    `${code} es tu código de ${site}. Vale durante ${minutes} minutos. No se lo des a nadie.`,
  fr: (site, code, minutes) =>
    `${code} est votre code pour ${site}. Il est valable ${minutes} minutes. Ne le donnez à personne.`,
}

const inLanguage = (language: string): CodeText | undefined => texts[language.slice(0, 2)]

/** In the player's language where we have it, else in the default one. A call reads the digits one by one. */
export const phoneCodeText = (
  language: string,
  channel: 'sms' | 'call',
  { site, code, minutes }: { readonly site: string; readonly code: string; readonly minutes: number },
): string => {
  const text = inLanguage(language) ?? inLanguage(defaultLanguage)
  if (!text) throw new Error('the default language has no text')
  return text(site, channel === 'call' ? code.split('').join(' ') : code, minutes)
}
