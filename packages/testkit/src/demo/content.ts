import type pg from 'pg'
import { bannerPicture, type Paint, posterPicture, stripPicture } from './ad-pictures.ts'
import { demoPages } from './page-texts.ts'
import type { DemoMember } from './world.ts'

interface DemoAd {
  readonly location: 'TOP' | 'FULL'
  readonly title: string
  readonly line: string
  readonly target: string
}

interface DemoContent {
  readonly paint: Paint
  readonly ads: readonly DemoAd[]
  /** The operator's overrides of the site's texts. */
  readonly messages: Readonly<Record<string, string>>
}

const rotateMs = 12_000

const contentByOperator: Readonly<Record<string, DemoContent>> = {
  meridian: {
    paint: {
      from: '#0b2a63',
      to: '#06122e',
      ink: '#f2f6ff',
      hot: '#ffcb45',
      onHot: '#201500',
      balls: ['#4c93ff', '#ff7a8a', '#39c6a0'],
    },
    ads: [
      {
        location: 'TOP',
        title: 'One line, one minute',
        line: 'Saturday Six, a lucky dip',
        target: '/p/one-line',
      },
      { location: 'TOP', title: 'Check the last draw', line: 'Your browser does it', target: '/draws' },
    ],
    messages: {},
  },
  hullabaloo: {
    paint: {
      from: '#6a37e0',
      to: '#4517b4',
      ink: '#ffffff',
      hot: '#ff8a1f',
      onHot: '#24163f',
      balls: ['#ff8a1f', '#1fb8a6', '#ff5a8a'],
    },
    ads: [
      { location: 'TOP', title: 'Roll up, roll up', line: 'Big Top Six, a lucky dip', target: '/p/one-line' },
      { location: 'FULL', title: 'Big Top Six', line: 'A draw every few minutes', target: '/p/one-line' },
    ],
    messages: { 'lobby.comingUp': 'Next on the bill' },
  },
  sherbet: {
    paint: {
      from: '#d9e8ff',
      to: '#ffd6ea',
      ink: '#22346e',
      hot: '#d31867',
      onHot: '#ffffff',
      balls: ['#ff6ea7', '#5b8cff', '#37b98d'],
    },
    ads: [
      { location: 'TOP', title: 'A little something', line: 'Sugar Six, a lucky dip', target: '/p/one-line' },
      { location: 'FULL', title: 'Sugar Six', line: 'Small price, sweet draw', target: '/p/one-line' },
    ],
    messages: {},
  },
}

const languages = [
  { language: 'en_GB', name: 'English' },
  { language: 'es_ES', name: 'Español' },
  { language: 'fr_FR', name: 'Français' },
] as const

/** Inserts the pages, ads and texts of the demo operators. Other operators have no content. */
export const seedContent = async (client: pg.Client, members: readonly DemoMember[]): Promise<void> => {
  for (const member of members) {
    const content = contentByOperator[member.code]
    if (content === undefined) continue
    await insertLanguages(client, member, content)
    await insertPicture(client, member, 'banner', bannerPicture(content.paint))
    await insertPages(client, member)
    await insertAds(client, member, content)
  }
}

const insertLanguages = async (
  client: pg.Client,
  member: DemoMember,
  content: DemoContent,
): Promise<void> => {
  for (const [position, { language, name }] of languages.entries()) {
    const english = language === 'en_GB'
    await client.query(
      `INSERT INTO site_language (member_id, language, position, name, keywords, footer_html, legal_html, messages)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [
        member.id,
        language,
        position,
        name,
        english ? 'lottery, raffle, bingo, scratchcards, provably fair' : '',
        english ? `<p>${member.name} is a demonstration. Nothing here costs or pays real money.</p>` : '',
        english ? `<p>${member.name} runs on Fairground.</p>` : '',
        english ? content.messages : {},
      ],
    )
  }
}

const insertPages = async (client: pg.Client, member: DemoMember): Promise<void> => {
  const game = member.games[0]
  if (game === undefined) return
  for (const [i, page] of demoPages(member, game).entries()) {
    await client.query(
      'INSERT INTO site_page (member_id, id, link_name, full_width) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [member.id, i + 1, page.linkName, page.fullWidth ?? false],
    )
    await client.query(
      `INSERT INTO site_page_text (member_id, page_id, language, title, body)
       VALUES ($1, $2, 'en_GB', $3, $4) ON CONFLICT DO NOTHING`,
      [member.id, i + 1, page.title, page.body],
    )
  }
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
