import type { Method, Payment } from './records.ts'
import { testCards } from './sources.ts'
import { codeOfChallenge } from './till.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

/** 2500 GBP in minor units is £25.00, whatever number of decimals the currency has. */
const sumOf = ({ amount, currency }: Payment): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = amount.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return format.format(`${digits.slice(0, point)}.${digits.slice(point) || '0'}` as Intl.StringNumericLiteral)
}

const pageOf = (title: string, payment: Payment, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<main>
<header><span>Sandbox Pay</span><strong>${escaped(sumOf(payment))}</strong></header>
<h1>${escaped(title)}</h1>
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
<details><summary>Cards to try</summary><ul>${testCards.map(({ number, what }) => `<li><code>${number}</code> ${what}</li>`).join('')}</ul></details>`,
  },
  wallet: {
    title: 'Pay by wallet',
    html: field(
      'Wallet',
      'name="number" type="email" autocomplete="email" required maxlength="100" placeholder="you@example.com" autofocus',
      'One that begins with "decline" is declined.',
    ),
  },
  directDebit: {
    title: 'Pay from your bank account',
    html: field(
      'Account number (IBAN)',
      'name="number" required maxlength="42" placeholder="GB33 BUKB 2020 1555 5555 55" autofocus',
      'The money is on its way for a moment. One that ends in 0002 is declined.',
    ),
  },
}

const problem = (text: string | undefined): string =>
  text === undefined ? '' : `<p class="problem" role="alert">${escaped(text)}</p>`

const cancelForm = ({ id }: Payment): string =>
  `<form method="post" action="/pay/${id}/cancel"><button class="plain">Cancel and go back</button></form>`

export const payPage = (payment: Payment, wrong?: string): string => {
  const { title, html } = fields[payment.method]
  return pageOf(
    title,
    payment,
    `${problem(wrong)}<form method="post" action="/pay/${payment.id}">
${html}
<button>Pay ${escaped(sumOf(payment))}</button>
</form>
${cancelForm(payment)}`,
  )
}

export const challengePage = (payment: Payment): string =>
  pageOf(
    'Your bank asks for a code',
    payment,
    `${problem(payment.wrongCodes > 0 ? 'That is not the code. Please try again.' : undefined)}
<p>Your bank sent a code to your phone. In this sandbox it is always <code>${codeOfChallenge}</code>.</p>
<form method="post" action="/pay/${payment.id}/challenge">
${field('Code', 'name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="8" autofocus')}
<button>Confirm</button>
</form>
${cancelForm(payment)}`,
  )

const endings: { readonly [S in Payment['state']]: readonly [title: string, text: string] } = {
  open: ['Not paid yet', 'Nothing was taken.'],
  challenged: ['Not paid yet', 'Nothing was taken.'],
  pending: ['On its way', 'Your payment is being made. You will be told when it has arrived.'],
  completed: ['Paid', 'Thank you. Your payment has arrived.'],
  failed: ['Not paid', 'The payment was not made. Nothing was taken.'],
  refunded: ['Given back', 'This payment was given back to you.'],
  chargedBack: ['Taken back', 'This payment was taken back by your bank.'],
}

export const endPage = (payment: Payment): string => {
  const [title, text] = endings[payment.state]
  return pageOf(
    title,
    payment,
    `<p>${text}</p>
<a class="button" target="_top" href="${escaped(payment.returnUrl)}">Back to the site</a>`,
  )
}

export const pageStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f4f9, #10141c);
  --paper: light-dark(#fff, #1a202c);
  --ink: light-dark(#18212f, #eef2f8);
  --quiet: light-dark(#57637a, #a5b0c4);
  --line: light-dark(#cdd5e1, #3a4558);
  --deed: light-dark(#0b57d0, #8ab4ff);
  --on-deed: light-dark(#fff, #0a1a33);
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
button, .button { display: grid; place-items: center; min-block-size: 48px; inline-size: 100%; padding: 0 16px; border: 0; border-radius: 10px; background: var(--deed); color: var(--on-deed); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { background: none; color: var(--deed); }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }
details { color: var(--quiet); }
summary { cursor: pointer; padding-block: 10px; }
ul { margin: 0; padding-inline-start: 20px; }
.problem { margin: 0 0 12px; padding: 10px 14px; border: 1px solid currentColor; border-radius: 10px; color: var(--wrong); }
footer { margin-block-start: 16px; color: var(--quiet); font-size: 0.875rem; text-align: center; }
`
