import { siteContentKey } from '@fairground/contract/operator/content-kinds'
import type { SeedCall } from '#demo/seed-content/content-call.ts'
import { backgroundPicture, bannerPicture, posterPicture, stripPicture } from './ad-pictures.ts'
import { footerTexts } from './footer-texts.ts'
import { contentByOperator, type DemoAd, type DemoContent } from './operator-content.ts'
import { demoLanguages, demoPages } from './pages/demo-pages.ts'
import { ensureContent } from './seed-content/ensure-content.ts'
import type { DemoMember } from './world.ts'

const rotateMs = 12_000
const reason = 'the demo'

/** Publishes the pages, ads and texts of the demo operators. Other operators have no content. */
export const seedContent = async (
  call: SeedCall,
  members: readonly DemoMember[],
  inboxUrl: string | undefined,
): Promise<void> => {
  await Promise.all(members.map(member => seedOperator(call, member, inboxUrl)))
}

const seedOperator = async (
  call: SeedCall,
  member: DemoMember,
  inboxUrl: string | undefined,
): Promise<void> => {
  const content = contentByOperator[member.code]
  if (content === undefined) return
  await seedLanguages(call, member, inboxUrl)
  await seedTexts(call, member, content)
  await seedPicture(call, member, 'banner', bannerPicture(content.paint))
  await seedPages(call, member)
  for (const [i, ad] of content.ads.entries()) await seedAd(call, member, content, ad, i)
  if (content.background) await seedBackground(call, member, content)
}

const seedLanguages = async (
  call: SeedCall,
  member: DemoMember,
  inboxUrl: string | undefined,
): Promise<void> => {
  const { languages } = await call('listLanguages', {}, member.id)
  for (const language of demoLanguages) {
    const { name, keywords, footerHtml, legalHtml } = footerTexts(member, language, inboxUrl)
    if (!languages.some(known => known.language === language))
      await call('addLanguage', { language, name, direction: null, fallback: null, reason }, member.id)
    const empty = { title: '', description: '', aboutHtml: '', headerHtml: '' }
    const value = { ...empty, keywords, footerHtml, legalHtml }
    // The inbox of an earlier run may have had another address.
    await ensureContent(call, member.id, { kind: 'siteText', key: siteContentKey, language, value }, true)
  }
}

const seedTexts = async (call: SeedCall, member: DemoMember, { messages }: DemoContent): Promise<void> => {
  const content = JSON.stringify(messages)
  if (content === '{}') return
  await call('importTexts', { language: 'en_GB', format: 'json', content, reason }, member.id)
}

const seedPages = async (call: SeedCall, member: DemoMember): Promise<void> => {
  // Pages are numbered in the order of their publication.
  for (const { linkName, fullWidth, texts } of demoPages(member))
    for (const { language, title, body } of texts)
      await ensureContent(call, member.id, {
        kind: 'page',
        key: linkName,
        language,
        value: { title, body, fullWidth },
      })
}

const seedBackground = async (call: SeedCall, member: DemoMember, { paint }: DemoContent): Promise<void> => {
  await seedPicture(call, member, 'background', backgroundPicture(paint))
  const value = { picture: 'background' }
  await ensureContent(call, member.id, { kind: 'background', key: siteContentKey, value })
}

const seedPicture = (call: SeedCall, member: DemoMember, key: string, svg: string): Promise<void> =>
  ensureContent(call, member.id, { kind: 'picture', key, value: { svg } })

const seedAd = async (
  call: SeedCall,
  member: DemoMember,
  { paint, ads }: DemoContent,
  { location, title, line, target }: DemoAd,
  i: number,
): Promise<void> => {
  const key = `ad-${i + 1}`
  const isStrip = location === 'TOP'
  const svg = isStrip ? stripPicture(paint, title, line, 'See how') : posterPicture(paint, title, line)
  await seedPicture(call, member, key, svg)
  const value = {
    location,
    screenType: 'LOBBY',
    size: 'ALL',
    clientType: 'all',
    campaign: 'main',
    weight: ads.length - i,
    delayMs: isStrip ? rotateMs : 0,
    client: member.name,
    picture: key,
    text: `${title}. ${line}`,
    target,
  } as const
  await ensureContent(call, member.id, { kind: 'ad', key, value })
}
