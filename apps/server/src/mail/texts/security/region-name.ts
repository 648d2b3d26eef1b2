/** GB -> United Kingdom, in the language of the mail. */
export const regionName = (language: string, country: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
