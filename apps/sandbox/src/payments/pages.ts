import { escapeHtml } from '#escape-html.ts'
import type { Method, Payment } from './records.ts'
import { testCards } from './sources.ts'
import { challengeCode } from './processor.ts'

/** Formats minor units with the number of decimals of the currency: 2500 in GBP is £25.00. */
const formatAmount = ({ amount, currency }: Payment): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = amount.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return format.format(`${digits.slice(0, point)}.${digits.slice(point) || '0'}` as Intl.StringNumericLiteral)
}

const renderPage = (title: string, payment: Payment, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<main>
<header><span>Sandbox Pay</span><strong>${escapeHtml(formatAmount(payment))}</strong></header>
<h1>${escapeHtml(title)}</h1>
${body}
<footer>No real money moves here.</footer>
</main>
</body>
</html>`

const field = (label: string, attributes: string, hint = ''): string =>
  `<label>${label}${hint && `<small>${hint}</small>`}<input ${attributes}></label>`

const fields: { readonly [M in Method]: { readonly title: string; readonly html: string } } = {
  card: {
    title: 'Pay by card',
    html: `${field('Card number', 'name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="23" placeholder="4242 4242 4242 4242" autofocus')}
<div class="pair">
${field('Valid until', 'name="expiry" inputmode="numeric" autocomplete="cc-exp" required maxlength="7" placeholder="MM/YY"')}
${field('Security code', 'name="cvc" inputmode="numeric" autocomplete="cc-csc" required maxlength="4" placeholder="123"')}
</div>
<details><summary>Cards to try</summary><ul>${testCards.map(({ number, description }) => `<li><code>${number}</code> ${description}</li>`).join('')}</ul></details>`,
  },
  wallet: {
    title: 'Pay by wallet',
    html: field(
      'Wallet',
      'name="number" type="email" autocomplete="email" required maxlength="100" placeholder="you@example.com" autofocus',
      'A name that starts with "decline" is declined.',
    ),
  },
  directDebit: {
    title: 'Pay from your bank account',
    html: field(
      'Account number (IBAN)',
      'name="number" required maxlength="42" placeholder="GB33 BUKB 2020 1555 5555 55" autofocus',
      'The payment takes a few seconds. A number that ends in 0002 is declined.',
    ),
  },
}

const verifyTitles: { readonly [M in Method]: string } = {
  card: 'Confirm your card',
  wallet: 'Confirm your wallet',
  directDebit: 'Confirm your bank account',
}

const renderProblem = (text: string | undefined): string =>
  text === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(text)}</p>`

const cancelForm = ({ id }: Payment): string =>
  `<form method="post" action="/pay/${id}/cancel"><button class="plain">Cancel and go back</button></form>`

export const payPage = (payment: Payment, problemText?: string): string => {
  const { title, html } = fields[payment.method]
  const button = payment.amount === '0' ? 'Confirm' : `Pay ${escapeHtml(formatAmount(payment))}`
  return renderPage(
    payment.amount === '0' ? verifyTitles[payment.method] : title,
    payment,
    `${renderProblem(problemText)}<form method="post" action="/pay/${payment.id}">
${html}
<button>${button}</button>
</form>
${cancelForm(payment)}`,
  )
}

export const challengePage = (payment: Payment): string =>
  renderPage(
    'Your bank asks for a code',
    payment,
    `${renderProblem(payment.wrongCodes > 0 ? 'That code is not correct. Please try again.' : undefined)}
<p>Your bank sent a code to your phone. In this sandbox it is always <code>${challengeCode}</code>.</p>
<form method="post" action="/pay/${payment.id}/challenge">
${field('Code', 'name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="8" autofocus')}
<button>Confirm</button>
</form>
${cancelForm(payment)}`,
  )

const endings: { readonly [S in Payment['state']]: readonly [title: string, text: string] } = {
  open: ['Not paid yet', 'Nothing was taken.'],
  challenged: ['Not paid yet', 'Nothing was taken.'],
  pending: ['Pending', 'Your payment is being processed. You will be notified when it has arrived.'],
  completed: ['Paid', 'Thank you. Your payment has arrived.'],
  failed: ['Not paid', 'The payment failed. Nothing was taken.'],
  refunded: ['Refunded', 'This payment was refunded to you.'],
  chargedBack: ['Charged back', 'Your bank charged this payment back.'],
}

export const endPage = (payment: Payment): string => {
  const [title, text] = endings[payment.state]
  return renderPage(
    title,
    payment,
    `<p>${text}</p>
<a class="button" target="_top" href="${escapeHtml(payment.returnUrl)}">Back to the site</a>`,
  )
}

export const pageStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f4f9, #10141c);
  --paper: light-dark(#fff, #1a202c);
  --ink: light-dark(#18212f, #eef2f8);
  --quiet: light-dark(#57637a, #a5b0c4);
  --line: light-dark(#cdd5e1, #3a4558);
  --accent: light-dark(#0b57d0, #8ab4ff);
  --on-accent: light-dark(#fff, #0a1a33);
  --wrong: light-dark(#a3121f, #ffb3b3);
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { inline-size: min(26rem, 100%); background: var(--paper); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding-block-end: 16px; border-block-end: 1px solid var(--line); }
header span { color: var(--quiet); font-weight: 600; }
header strong { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
h1 { font-size: 1.25rem; margin: 20px 0 12px; }
form { display: grid; gap: 16px; margin: 0 0 12px; }
label { display: grid; gap: 6px; font-weight: 600; }
small { font-weight: 400; color: var(--quiet); }
input { inline-size: 100%; min-block-size: 48px; padding: 0 14px; border: 1px solid var(--quiet); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 400; font-variant-numeric: tabular-nums; }
::placeholder { color: var(--quiet); opacity: 1; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, .button { display: grid; place-items: center; min-block-size: 48px; inline-size: 100%; padding: 0 16px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { background: none; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { color: var(--quiet); }
summary { cursor: pointer; padding-block: 10px; }
ul { margin: 0; padding-inline-start: 20px; }
.problem { margin: 0 0 12px; padding: 10px 14px; border: 1px solid currentColor; border-radius: 10px; color: var(--wrong); }
footer { margin-block-start: 16px; color: var(--quiet); font-size: 0.875rem; text-align: center; }
`
