import type { HelpName, PageTexts } from './page-facts.ts'

export const englishHelp: PageTexts<HelpName> = {
  'how-to-play': ({ name }) => ({
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
  }),
  about: ({ name }) => ({
    title: 'About us',
    body: `<h1>About ${name}</h1>
<p>${name} is one of the demonstration sites that run on Fairground, each with a look of its own. The games, the draws and the proofs are real; the money is not.</p>
<p>Every number drawn here depends on three independent parties: the operator, a separate signer and a public beacon. <a href="/draws">See for yourself</a>.</p>
<p><a href="/terms">Terms</a> · <a href="/privacy">Privacy</a> · <a href="/p/responsible-play">Responsible play</a> · <a href="/p/complaints">Complaints</a> · <a href="/p/licence">Licence</a></p>`,
  }),
  'one-line': ({ memberId, gameId, gameTitle, instantGame }) => ({
    title: `One line for ${gameTitle}`,
    body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>One line, one minute</h1>
<p>${gameTitle} draws every few minutes. Take one lucky-dip line for the next draw: you see the price before you pay, and nothing repeats by itself.</p>
<p><a href="#one-click/${gameId}">Get a line for ${gameTitle}</a></p>
<p><a href="/lobby?gid=${gameId}">Or pick your own numbers</a></p>${
      instantGame
        ? `
<h2>No time for a draw?</h2>
<p><a href="#instant-buy/${instantGame.id}">Get a card of ${instantGame.title}</a> and open it at once.</p>`
        : ''
    }`,
  }),
  faq: ({ minimumWithdrawal }) => ({
    title: 'Questions and answers',
    body: `<h1>Questions and answers</h1>
<h2>When is my prize in my balance?</h2>
<p>When the draw ends, usually within a minute. You do not have to be there.</p>
<h2>How do I withdraw?</h2>
<p>Deposit once, so that we know where to pay. Then <a href="/withdraw">withdraw</a> ${minimumWithdrawal} or more. We check it first and pay to the same method.</p>
<h2>Why do you ask for a document?</h2>
<p>The law requires us to know who plays. Send a picture under <a href="/account/verification">verification</a>; it is encrypted and only our staff can open it.</p>
<h2>What happens if my connection breaks during a draw?</h2>
<p>Nothing. The draw does not depend on your device. You find the result under <a href="/tickets">your tickets</a>.</p>
<h2>Can you change a result?</h2>
<p>The tickets are fixed before the numbers exist, and every draw has a public record. <a href="/draws">Check one</a>.</p>
<h2>How do I stop?</h2>
<p>Set a limit, take a break or exclude yourself under <a href="/cashier/responsiblegaming">responsible play</a>.</p>`,
  }),
  downloads: () => ({
    title: 'Downloads',
    body: `<h1>Downloads</h1>
<h2>The record of a draw</h2>
<p>Open a <a href="/draws">finished draw</a> and choose “Download”. The file contains all tickets, the numbers and the prizes. Anyone can check it, in a browser or with the program <code>fair verify</code>.</p>
<h2>Your data</h2>
<p>Your transactions are a table under <a href="/cashier">cashier</a>, and <a href="/account/info">your account</a> has everything we store about you.</p>`,
  }),
  'before-you-pay': ({ coupon: { code, percent, maximum } }) => ({
    title: 'Before you pay',
    body: `<p>With the code <b>${code}</b> you get ${percent}\u00a0% of your deposit as a bonus, at most ${maximum}. It has conditions: please read the <a href="/p/bonus-terms">bonus terms</a> first.</p>
<p>Only pay what you can afford to lose. You can <a href="/cashier/responsiblegaming">set a limit</a> at any time.</p>`,
  }),
  home: ({ memberId, name, gameId, gameTitle }) => ({
    title: name,
    body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>Welcome to ${name}</h1>
<p>Doors are open all day. A new house starts every few minutes, and the small table starts as soon as it is full.</p>
<h2>Playing today</h2>
<ul>
<li><a href="/lobby?gid=${gameId}">${gameTitle}</a>: a line, two lines and a full house</li>
<li><a href="/lobby?gid=${gameId + 1}">Small Table</a>: starts when every card is sold</li>
</ul>
<h2>After the game</h2>
<p><a href="/draws">Results, and how to check them</a> · <a href="/tickets">Your cards</a> · <a href="/p/faq">Questions and answers</a></p>`,
  }),
}
