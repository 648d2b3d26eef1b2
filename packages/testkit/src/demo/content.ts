import type pg from 'pg'
import { backgroundPicture, bannerPicture, posterPicture, stripPicture } from './ad-pictures.ts'
import { footerTexts } from './footer-texts.ts'
import { contentByOperator, type DemoContent } from './operator-content.ts'
import { demoLanguages, demoPages } from './pages/demo-pages.ts'
import type { DemoMember } from './world.ts'

const rotateMs = 12_000

/** Inserts the pages, ads and texts of the demo operators. Other operators have no content. */
export const seedContent = async (
  client: pg.Client,
  members: readonly DemoMember[],
  inboxUrl: string | undefined,
): Promise<void> => {
  for (const member of members) {
    const content = contentByOperator[member.code]
    if (content === undefined) continue
    await insertLanguages(client, member, content, inboxUrl)
    await insertPicture(client, member, 'banner', bannerPicture(content.paint))
    await insertPages(client, member)
    await insertAds(client, member, content)
    if (content.background) await insertBackground(client, member, content)
  }
}

const insertLanguages = async (
  client: pg.Client,
  member: DemoMember,
  content: DemoContent,
  inboxUrl: string | undefined,
): Promise<void> => {
  for (const [position, language] of demoLanguages.entries()) {
    const { name, keywords, footerHtml, legalHtml } = footerTexts(member, language, inboxUrl)
    // The inbox of an earlier run may have had another address.
    await client.query(
      `INSERT INTO site_language (member_id, language, position, name, keywords, footer_html, legal_html, messages)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (member_id, language) DO UPDATE SET footer_html = EXCLUDED.footer_html`,
      [
        member.id,
        language,
        position,
        name,
        keywords,
        footerHtml,
        legalHtml,
        language === 'en_GB' ? content.messages : {},
      ],
    )
  }
}

const insertPages = async (client: pg.Client, member: DemoMember): Promise<void> => {
  for (const { id, linkName, fullWidth, texts } of demoPages(member)) {
    await client.query(
      'INSERT INTO site_page (member_id, id, link_name, full_width) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [member.id, id, linkName, fullWidth],
    )
    for (const { language, title, body } of texts)
      await client.query(
        `INSERT INTO site_page_text (member_id, page_id, language, title, body)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
        [member.id, id, language, title, body],
      )
  }
}

const insertBackground = async (
  client: pg.Client,
  member: DemoMember,
  { paint }: DemoContent,
): Promise<void> => {
  await insertPicture(client, member, 'background', backgroundPicture(paint))
  await client.query(
    `INSERT INTO site_style (member_id, background) VALUES ($1, 'background') ON CONFLICT DO NOTHING`,
    [member.id],
  )
}

const insertPicture = async (
  client: pg.Client,
  member: DemoMember,
  name: string,
  svg: string,
): Promise<void> => {
  await client.query(
    'INSERT INTO site_picture (member_id, name, svg) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [member.id, name, svg],
  )
}

const insertAds = async (
  client: pg.Client,
  member: DemoMember,
  { paint, ads }: DemoContent,
): Promise<void> => {
  for (const [i, ad] of ads.entries()) {
    const picture = `ad-${i + 1}`
    const svg =
      ad.location === 'TOP'
        ? stripPicture(paint, ad.title, ad.line, 'See how')
        : posterPicture(paint, ad.title, ad.line)
    await insertPicture(client, member, picture, svg)
    await client.query(
      `INSERT INTO ad (member_id, id, screen_type, location, weight, delay_ms, client, picture, picture_text, target_url)
       VALUES ($1, $2, 'LOBBY', $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [
        member.id,
        i + 1,
        ad.location,
        ads.length - i,
        ad.location === 'TOP' ? rotateMs : 0,
        member.name,
        picture,
        `${ad.title}. ${ad.line}`,
        ad.target,
      ],
    )
  }
}
