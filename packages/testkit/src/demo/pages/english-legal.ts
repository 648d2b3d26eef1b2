import type { LegalName, PageTexts } from './page-facts.ts'

/** The legal pages of a demo operator. They describe what the platform really does. */
export const englishLegal: PageTexts<LegalName> = {
  terms: ({ name, minimumWithdrawal, maximumWithdrawal }) => ({
    title: 'Terms',
    body: `<h1>Terms of ${name}</h1>
<p>${name} is a demonstration. Money here is play money: nothing you pay is taken from a real account and nothing you win is real. The rules below are those that a licensed operator would use on this platform.</p>
<h2>1. Who may play</h2>
<p>You must be at least 18 years old, live in a country we serve and play for yourself, with your own money. You may have one account. We check age and identity, and may close an account that was opened with false details; the balance that belongs to you is then paid out.</p>
<h2>2. Your account</h2>
<p>Keep your password to yourself and tell us at once if you think that someone else knows it. We lock an account after repeated wrong passwords. You can turn on two-step verification, see every device that is logged in, and close your account at any time in <a href="/account">your account</a>.</p>
<h2>3. Tickets and prices</h2>
<p>The price you see before you pay includes every fee. A ticket counts from the moment you see its receipt. You can cancel it until sales close, if the game allows it. After that it takes part in the draw.</p>
<h2>4. Draws and prizes</h2>
<p>The list of tickets is fixed and signed when sales close, before the numbers exist. Prizes are credited when the draw ends, whether you watch or not. The rules and the prize table of each game say what is paid and from which fund. If an amount depends on how many people win, we say so and show it as an estimate.</p>
<h2>5. If a draw cannot be held</h2>
<p>Every ticket is refunded in full. We never repeat a draw: its inputs are fixed in a record that is signed when sales close. A ticket or prize that resulted from a fault in our systems is corrected, and you get the reason in writing.</p>
<h2>6. Deposits</h2>
<p>A deposit is in your balance when the payment provider confirms it. We charge no fee and give no credit. A payment that is reversed by your bank is taken from your balance. Deposits you have not played can be paid back to you.</p>
<h2>7. Withdrawals</h2>
<ul>
<li>The smallest withdrawal is ${minimumWithdrawal}. The largest is ${maximumWithdrawal}. There is no fee.</li>
<li>We pay to a method in your own name that you have used for a deposit.</li>
<li>A person checks every withdrawal. We may ask for a proof of identity, of address or of the payment method first.</li>
<li>You can cancel a withdrawal until it is approved. Only one can be in progress at a time.</li>
<li>A licensed operator pays within three working days. In this demonstration it takes about a minute.</li>
<li>If we cannot pay, the money returns to your balance and you read the reason.</li>
</ul>
<h2>8. Bonuses</h2>
<p>A bonus is play money of ours, with conditions that you see before you accept it. It cannot be withdrawn until you have met them. See the <a href="/p/bonus-terms">bonus terms</a>.</p>
<h2>9. Limits and breaks</h2>
<p>You may set limits for deposits, losses, stakes and time, take a break or exclude yourself. A lower limit applies at once; a higher one only after a wait. See <a href="/p/responsible-play">responsible play</a>.</p>
<h2>10. Accounts without activity</h2>
<p>We charge nothing for an account you do not use. Your balance stays yours, and you can withdraw it after we have checked who you are.</p>
<h2>11. What is not allowed</h2>
<p>Playing for others, using several accounts, using software to buy tickets, using payment methods of other people and abusing a fault. We may cancel tickets obtained like this and refund their price.</p>
<h2>12. Complaints</h2>
<p>If something went wrong, <a href="/contact">write to us</a> first. <a href="/p/complaints">Complaints and disputes</a> says how we answer and what you can do after that.</p>
<h2>13. Changes</h2>
<p>We tell you about a change of these terms at least 14 days ahead, by mail and on this page. If you do not agree, you can withdraw your balance and close your account. A change never affects a ticket you already have.</p>`,
  }),
  privacy: ({ name }) => ({
    title: 'Privacy',
    body: `<h1>Privacy at ${name}</h1>
<p>This page says which personal data ${name} stores, why, for how long, and what you can do about it. ${name} is a demonstration: please use invented details.</p>
<h2>Who is responsible</h2>
<p>${name} is the controller of your data under the General Data Protection Regulation. Write to our data protection officer through the <a href="/contact">contact page</a>.</p>
<h2>What we store and why</h2>
<table><thead><tr><th>Data</th><th>Purpose</th><th>Legal basis</th></tr></thead><tbody>
<tr><td>Name, birth date, address, e-mail, phone</td><td>Your account, checks of age and identity</td><td>Contract, legal duty</td></tr>
<tr><td>Documents you send us</td><td>Proof of identity, address or payment method</td><td>Legal duty</td></tr>
<tr><td>Tickets, prizes, deposits, withdrawals</td><td>To run the games and keep the books</td><td>Contract, legal duty</td></tr>
<tr><td>Limits, breaks and exclusions</td><td>To protect you</td><td>Legal duty</td></tr>
<tr><td>Log-ins, devices, network addresses</td><td>To protect your account</td><td>Legitimate interest</td></tr>
<tr><td>Contact preferences</td><td>To send you only what you want</td><td>Consent</td></tr>
</tbody></table>
<h2>How it is protected</h2>
<p>Your details and documents are encrypted with a key of your own. When your data must be deleted, the key is destroyed. Card numbers never reach us: the payment provider keeps them.</p>
<h2>What others see</h2>
<p>Other players see only the first letters of your username. The public records of the draws contain codes instead of names.</p>
<h2>Who receives data</h2>
<p>The payment provider, the provider of mail and text messages and, if the law requires it, authorities. We sell no data. This site loads nothing from other hosts and uses no trackers or advertising cookies.</p>
<h2>How long we keep it</h2>
<p>Records of money for five years after the account is closed, as the law against money laundering demands. Documents for the same time. Exclusions as long as they last, and seven years after. Everything else until you close your account.</p>
<h2>Your rights</h2>
<p>You can read and correct your details, download all your data and have your account deleted in <a href="/account">your account</a>. You can object to a use or ask us to restrict it. You can also complain to the data protection authority of your country.</p>`,
  }),
  'responsible-play': ({ name }) => ({
    title: 'Responsible play',
    body: `<h1>Responsible play</h1>
<p>A game is entertainment, not a way to earn money. On average you get back less than you pay: the prize page of every game shows the odds and what is paid out.</p>
<h2>Tools you can use now</h2>
<ul>
<li><b>Limits</b> for deposits, losses, stakes and time, per day, week and month. A lower limit applies at once.</li>
<li><b>Reality check:</b> a reminder of how long you have played and what it cost.</li>
<li><b>A break</b> from one day to six weeks. It cannot be ended early, neither by you nor by us.</li>
<li><b>Self-exclusion</b> for six months or longer. We send no advertising and open no second account.</li>
</ul>
<p><a href="/cashier/responsiblegaming">Set your limits</a></p>
<h2>Signs to take seriously</h2>
<ul>
<li>You play to win back what you lost.</li>
<li>You pay with money that you need for something else, or that you borrowed.</li>
<li>You hide how much you play, or you become restless when you cannot.</li>
</ul>
<h2>Free and confidential help</h2>
<ul>
<li>United Kingdom: National Gambling Helpline, 0808 8020 133, <a href="https://www.gamcare.org.uk">gamcare.org.uk</a>; all sites at once: <a href="https://www.gamstop.co.uk">gamstop.co.uk</a></li>
<li>Ireland: <a href="https://www.gamblingcare.ie">gamblingcare.ie</a></li>
<li>France: Joueurs Info Service, 09 74 75 13 13, <a href="https://www.joueurs-info-service.fr">joueurs-info-service.fr</a></li>
<li>Spain: FEJAR, 900 200 225, <a href="https://fejar.org">fejar.org</a></li>
</ul>
<h2>No one under 18</h2>
<p>We check the age of every player. If children use your device, log out after playing and use a filter program.</p>
<p>${name} trains its staff to notice risky play and contacts players about it.</p>`,
  }),
  complaints: ({ name }) => ({
    title: 'Complaints and disputes',
    body: `<h1>Complaints and disputes</h1>
<p>A complaint costs you nothing and never affects your account.</p>
<h2>1. Write to us</h2>
<p>Use the <a href="/contact">contact page</a>. Name the ticket, payment or draw, and say what you expect. You get a case number at once and a first answer within 48 hours.</p>
<h2>2. Our decision</h2>
<p>Someone who was not involved looks at your case. You get a decision with reasons within eight weeks at the latest, usually within ten days.</p>
<h2>3. Independent dispute resolution</h2>
<p>If you do not accept the decision, or eight weeks have passed, you can take the case to an independent body, free of charge. Its decision binds us. A licensed operator names that body here. ${name} is a demonstration and has none.</p>
<h2>4. The regulator and the courts</h2>
<p>You can inform the gambling authority at any time. Your right to go to court remains.</p>
<h2>Check a draw yourself</h2>
<p>You do not have to trust us about a result. Every draw has a public record, and <a href="/draws">your own browser can recompute</a> the numbers and the prizes from it.</p>`,
  }),
  licence: ({ name }) => ({
    title: 'Licence',
    body: `<h1>Licence</h1>
<p><b>${name} is a demonstration without a licence.</b> It offers no gambling: no real money can be paid in, won or paid out.</p>
<h2>What a licensed operator shows here</h2>
<ul>
<li>The name and registered address of the company</li>
<li>The licensing authority and the number of the licence, with a link to the public register</li>
<li>How the money of players is kept apart from the money of the company, and how well it is protected if the company fails</li>
<li>The body for the independent resolution of disputes</li>
<li>The laboratory that tested the games and the random numbers</li>
</ul>
<h2>What you can check here today</h2>
<p>The fairness of every draw does not depend on a licence: <a href="/draws">check the last one</a>.</p>`,
  }),
  'bonus-terms': ({ coupon: { code, percent, maximum, minimumDeposit, times, days } }) => ({
    title: 'Bonus terms',
    body: `<h1>Bonus terms</h1>
<h2>The coupon ${code}</h2>
<ul>
<li>You get ${percent}\u00a0% of a deposit as a bonus, at most ${maximum}.</li>
<li>The deposit must be at least ${minimumDeposit}. Enter the code when you deposit.</li>
<li>Each player can use it once, and each payment method too.</li>
<li>The bonus is not cash. Buy tickets for ${times} times its amount within ${days} days; then what is left of it becomes cash.</li>
<li>Withdrawals wait until then. <a href="/withdraw">Your progress</a> is shown on the withdrawal page.</li>
<li>After ${days} days, what is left of the bonus ends. Your own money and your prizes are never taken.</li>
</ul>
<h2>For every bonus</h2>
<p>Refunded tickets do not count. Offers can be combined only if we say so. Players who have set a break or excluded themselves get no offers.</p>`,
  }),
}
