import type { DemoMember } from './world.ts'
import type { DemoGame } from './demo-game.ts'

export interface DemoPage {
  readonly linkName: string
  readonly fullWidth?: boolean
  readonly title: string
  readonly body: string
}

const howToPlay = (name: string): DemoPage => ({
  linkName: 'how-to-play',
  title: 'How to play',
  body: `<h1>How to play at ${name}</h1>
<p>Every game here works the same way: you buy a line or a ticket, everyone watches the same draw, and prizes are added to your balance when the draw ends.</p>
<h2>1. Choose a game</h2>
<p>The lobby lists what is on sale now. Every card shows the price of a line, fee included, and the time of the draw.</p>
<h2>2. Choose your numbers, or let us</h2>
<p>Pick them yourself, or take a lucky dip. You see the full price once more before you pay.</p>
<h2>3. Watch if you like</h2>
<p>Draws are live and take about a minute. You do not have to watch: a winning line is paid either way.</p>
<h2>4. Check it</h2>
<p>The list of tickets, our committed secret and the beacon round are fixed when sales close. The numbers do not exist until the beacon round is published. After the draw, <a href="/draws">your own browser can recompute the numbers</a>.</p>`,
})

const terms = (name: string): DemoPage => ({
  linkName: 'terms',
  title: 'Terms',
  body: `<h1>Terms of ${name}</h1>
<p>This is a demonstration site. Money here is play money and nothing can be won or lost.</p>
<h2>Who may play</h2>
<p>You must be at least 18 years old and play for yourself alone.</p>
<h2>A line and its price</h2>
<p>The price shown includes every fee. A line counts from the moment you see its receipt and cannot be cancelled after sales close.</p>
<h2>If a draw cannot be held</h2>
<p>Every line is refunded in full. We never repeat a draw: its inputs are fixed in a record that is signed when sales close.</p>
<h2>Limits</h2>
<p>You may set limits, take a break or exclude yourself at any time. Lower limits apply at once.</p>`,
})

const privacy = (name: string): DemoPage => ({
  linkName: 'privacy',
  title: 'Privacy',
  body: `<h1>Privacy at ${name}</h1>
<p>We store only what the law and your account require.</p>
<h2>What we store</h2>
<p>Your name and contact details, what you played, and every movement of your money.</p>
<h2>What others see</h2>
<p>Winners are shown with part of their username only. Draw records contain codes, not names.</p>
<h2>What we do not do</h2>
<p>No trackers, no third-party scripts, no sale of data. This site loads nothing from anywhere else.</p>`,
})

const about = (name: string): DemoPage => ({
  linkName: 'about',
  title: 'About us',
  body: `<h1>About ${name}</h1>
<p>${name} is one of three demonstration sites that run on Fairground, each with a look of its own. The games, the draws and the proofs are real; the money is not.</p>
<p>Every number drawn here depends on three independent parties: the operator, a separate signer and a public beacon. <a href="/draws">See for yourself</a>.</p>`,
})

/** A promotion page with links that open the one-click purchase wizard. */
const promotion = (memberId: number, gameId: number, gameTitle: string): DemoPage => ({
  linkName: 'one-line',
  fullWidth: true,
  title: `One line for ${gameTitle}`,
  body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>One line, one minute</h1>
<p>${gameTitle} draws every few minutes. Take one lucky-dip line for the next draw: you see the price before you pay, and nothing repeats by itself.</p>
<p><a href="#one-click/${gameId}">Get a line for ${gameTitle}</a></p>
<p><a href="/lobby?gid=${gameId}">Or pick your own numbers</a></p>`,
})

export const demoPages = (
  { id, name }: Pick<DemoMember, 'id' | 'name'>,
  game: Pick<DemoGame, 'id' | 'title'>,
): readonly DemoPage[] => [
  howToPlay(name),
  terms(name),
  privacy(name),
  about(name),
  promotion(id, game.id, game.title),
]
