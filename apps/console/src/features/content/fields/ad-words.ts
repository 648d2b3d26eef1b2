import type { ContentValue } from '@fairground/contract/operator/content-kinds'

type Ad = ContentValue<'ad'>
type Choice = 'location' | 'screenType' | 'size' | 'clientType'

/** The choices of an ad in the words of the screen. */
export const adWords: { readonly [C in Choice]: Readonly<Record<Ad[C], string>> } = {
  location: { TOP: 'At the top of the page', FULL: 'Over the whole page' },
  screenType: { LOBBY: 'The lobby', PAGE: 'Pages of the operator', ALL: 'Everywhere' },
  size: {
    XS: 'Phones upright',
    SM: 'Phones on their side',
    MD: 'Tablets',
    LG: 'Small desktops',
    XL: 'Large desktops',
    ALL: 'Every width',
  },
  clientType: { web: 'Desktops', mobile: 'Phones and tablets', all: 'Every device' },
}
