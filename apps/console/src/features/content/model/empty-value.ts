import type { ContentKind, ContentValue } from '@fairground/contract/operator/content-kinds'

/** What the editor shows of a thing that has no version yet. */
export const emptyValues: { readonly [K in ContentKind]: ContentValue<K> } = {
  page: { title: '', body: '', fullWidth: false },
  ad: {
    location: 'TOP',
    screenType: 'LOBBY',
    size: 'ALL',
    clientType: 'all',
    campaign: 'main',
    weight: 1,
    delayMs: 0,
    client: '',
    picture: '',
    text: '',
    target: '',
  },
  picture: { svg: '' },
  colours: { brand: null, cta: null },
  logo: { picture: '' },
  background: { picture: '' },
  siteText: {
    title: '',
    description: '',
    keywords: '',
    aboutHtml: '',
    headerHtml: '',
    footerHtml: '',
    legalHtml: '',
  },
  gameText: {
    title: '',
    titleShort: '',
    description: '',
    info: '',
    rulesHtml: '',
    oneClickStart: '',
    oneClickLobby: '',
    oneClickSuccess: '',
    oneClickBundle: '',
  },
}
