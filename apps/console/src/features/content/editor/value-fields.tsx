import type { ContentKind } from '@fairground/contract/operator/content-kinds'
import type { SchemaFormProps } from '#parts/form/schema-form.tsx'
import { adWords } from '../fields/ad-words.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { DelayField } from '../fields/delay-field.tsx'
import { PictureChoice } from '../fields/picture-choice.tsx'
import { SvgField } from '../fields/svg-field.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { HtmlField } from '../html/html-field.tsx'
import type { ContentName } from './content-name.ts'

type Fields = NonNullable<SchemaFormProps['fields']>

export const valueLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  body: 'Text',
  fullWidth: 'Uses the whole width',
  location: 'Where',
  screenType: 'On which pages',
  size: 'Width of the screen',
  clientType: 'Devices',
  campaign: 'Campaign',
  weight: 'Weight',
  delayMs: 'Appears after',
  client: 'Advertiser',
  picture: 'Picture',
  text: 'What the picture says',
  target: 'Leads to',
  titleShort: 'Short title',
  description: 'Description',
  keywords: 'Keywords',
  aboutHtml: 'About the operator',
  headerHtml: 'Header',
  footerHtml: 'Footer',
  legalHtml: 'Legal footer',
  info: 'About the game',
  rulesHtml: 'Rules',
  oneClickStart: 'One click: start',
  oneClickLobby: 'One click: lobby',
  oneClickSuccess: 'One click: bought',
  oneClickBundle: 'One click: name of the bundle',
}

export const valueHints: Readonly<Record<string, string>> = {
  weight: 'From 0 to 1,000. An ad with twice the weight is shown twice as often.',
  target: 'A page of the site such as /p/rules, or https://',
  text: 'Read to players who do not see the picture.',
  campaign: 'Ads of one campaign share its places.',
}

const htmlNames: Readonly<Record<ContentKind, readonly string[]>> = {
  page: ['body'],
  ad: [],
  picture: [],
  colours: [],
  logo: [],
  background: [],
  siteText: ['aboutHtml', 'headerHtml', 'footerHtml', 'legalHtml'],
  gameText: ['info', 'rulesHtml', 'oneClickStart', 'oneClickLobby', 'oneClickSuccess'],
}

/** The controls that content has beside those of the schema. */
export const toFields = ({ kind, key }: ContentName, isReadOnly: boolean): Fields => ({
  ...Object.fromEntries(
    htmlNames[kind].map(name => [
      name,
      (field: Parameters<Fields[string]>[0]) => <HtmlField field={field} isReadOnly={isReadOnly} />,
    ]),
  ),
  ...(kind === 'ad' && {
    ...Object.fromEntries(
      Object.entries(adWords).map(([name, words]) => [
        name,
        (field: Parameters<Fields[string]>[0]) => <WordsField field={field} words={words} />,
      ]),
    ),
    delayMs: field => <DelayField field={field} />,
  }),
  ...(kind === 'picture' && { svg: field => <SvgField field={field} name={key} /> }),
  ...((kind === 'ad' || kind === 'logo' || kind === 'background') && {
    picture: field => <PictureChoice field={field} />,
  }),
  ...(kind === 'colours' && {
    brand: field => <ColourField field={field} label="Brand" />,
    cta: field => <ColourField field={field} label="Buttons" />,
  }),
})
