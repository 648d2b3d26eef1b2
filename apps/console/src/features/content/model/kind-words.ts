import type { ContentKind, ContentStatus } from '@fairground/contract/operator/content-kinds'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import type { Tone } from '#parts/values/tag.tsx'

interface KindWords {
  readonly one: string
  readonly many: string
  readonly icon: IconName
  /** Where players see it. */
  readonly where: string
}

export const kindWords: Readonly<Record<ContentKind, KindWords>> = {
  page: { one: 'Page', many: 'Pages', icon: 'document', where: 'A page of its own, at /p/ and its name' },
  ad: { one: 'Ad', many: 'Ads', icon: 'megaphone', where: 'At the top of pages, or over the whole page' },
  picture: { one: 'Picture', many: 'Pictures', icon: 'camera', where: 'Where pages, ads or the logo use it' },
  colours: { one: 'Colours', many: 'Colours', icon: 'settings', where: 'On every page' },
  logo: { one: 'Logo', many: 'Logo', icon: 'star', where: 'At the top of every page' },
  background: { one: 'Background', many: 'Background', icon: 'grid', where: 'Behind every page' },
  siteText: {
    one: 'Texts of the site',
    many: 'Texts of the site',
    icon: 'globe',
    where: 'In search engines, the header, the footer and the page about the operator',
  },
  gameText: {
    one: 'Texts of a game',
    many: 'Texts of games',
    icon: 'dice',
    where: 'In the lobby and on the pages of the game',
  },
}

interface StatusWords {
  readonly word: string
  readonly tone: Tone
  readonly icon: IconName
}

export const statusWords: Readonly<Record<ContentStatus, StatusWords>> = {
  draft: { word: 'Draft', tone: 'info', icon: 'document' },
  scheduled: { word: 'Scheduled', tone: 'warn', icon: 'clock' },
  live: { word: 'Live', tone: 'good', icon: 'check' },
  replaced: { word: 'Earlier', tone: 'neutral', icon: 'repeat' },
  discarded: { word: 'Discarded', tone: 'neutral', icon: 'trash' },
}
