import { escapeHtml } from '#escape-html.ts'
import type { Entry } from './entries.ts'
import { inboxStyle } from './style.ts'

export interface View {
  readonly entries: readonly Entry[]
  /** Shows only messages to this address or number. */
  readonly to: string
  /** The id of the open message. */
  readonly open: string
}

const kinds: { readonly [K in Entry['kind']]: string } = {
  mail: 'Mail',
  sms: 'Text message',
  call: 'Voice call',
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

const isTo = (entry: Entry, to: string): boolean => to === '' || entry.to === to

const address = (to: string, open: string): string =>
  `/?${new URLSearchParams({ ...(to && { to }), ...(open && { open }) }).toString()}`

/** The list alone, which the page fetches again every two seconds. */
export const listHtml = ({ entries, to, open }: View): string => {
  const shown = entries.filter(entry => isTo(entry, to))
  if (shown.length === 0)
    return '<p class="empty">Nothing has arrived yet. New messages appear here by themselves.</p>'
  const items = shown.map(entry => {
    const current = entry.id === open ? ' aria-current="true"' : ''
    return `<li><a href="${escapeHtml(address(to, entry.id))}"${current}>
<small><span>${kinds[entry.kind]}</span><time>${timeFormat.format(entry.at)}</time></small>
<b>${escapeHtml(entry.title)}</b>
<span>${escapeHtml(entry.to)}</span></a></li>`
  })
  return `<ol data-newest="${shown[0]?.id}">${items.join('')}</ol>`
}

/** Links open in a new tab, and nothing in a mail can run: the sandbox forbids scripts and forms. */
const mailFrame = ({ title, html }: Entry): string =>
  `<iframe sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(title)}" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`

const codeIn = (text: string): string => {
  const code = /\b\d{6}\b/.exec(text)?.[0]
  return code === undefined ? '' : `<div><strong class="code">${code}</strong></div>`
}

const textBody = ({ text }: Entry): string => `<pre>${escapeHtml(text)}</pre>${codeIn(text)}`

const article = (entry: Entry | undefined, to: string): string => {
  if (!entry) return '<article><p class="empty">Choose a message to read it.</p></article>'
  const { kind, from, title, html, at } = entry
  return `<article>
<a class="back" href="${escapeHtml(address(to, ''))}">All messages</a>
<h2>${kind === 'mail' ? escapeHtml(title) : kinds[kind]}</h2>
<dl>${from && `<dt>From</dt><dd>${escapeHtml(from)}</dd>`}<dt>To</dt><dd>${escapeHtml(entry.to)}</dd><dt>At</dt><dd>${timeFormat.format(at)}</dd></dl>
${html === '' ? textBody(entry) : mailFrame(entry)}
</article>`
}

const receiverChoice = ({ entries, to }: View): string => {
  const receivers = [...new Set(entries.map(entry => entry.to)), ...(to ? [to] : [])]
  const options = [...new Set(receivers)]
    .toSorted((a, b) => a.localeCompare(b))
    .map(each => `<option${each === to ? ' selected' : ''}>${escapeHtml(each)}</option>`)
  return `<form><label>Sent to<select name="to"><option value="">Everyone</option>${options.join('')}</select></label><button>Show</button></form>`
}

/** Keeps the list current and gives the frame the height of its mail. */
const script = `
const list = document.getElementById('list')
setInterval(async () => {
  const answer = await fetch('/list' + location.search).catch(() => undefined)
  if (!answer?.ok) return
  const next = document.createElement('section')
  next.innerHTML = await answer.text()
  if (next.firstElementChild.dataset.newest !== list.firstElementChild.dataset.newest)
    list.replaceChildren(...next.childNodes)
}, 2000)
const frame = document.querySelector('iframe')
const fit = () => {
  frame.style.blockSize = 0
  frame.style.blockSize = frame.contentDocument.documentElement.scrollHeight + 2 + 'px'
}
frame?.addEventListener('load', fit)
if (frame?.contentDocument?.readyState === 'complete') fit()
document.querySelector('select').addEventListener('change', event => event.target.form.submit())
`

export const inboxPage = (view: View, nonce: string): string => {
  const opened = view.entries.find(({ id }) => id === view.open)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo inbox</title>
<style>${inboxStyle}</style>
</head>
<body>
<header>
<div><h1>Demo inbox</h1><p>Mails and text messages that the demo has sent. Nothing is delivered to anyone.</p></div>
${receiverChoice(view)}
</header>
<main${opened ? ' data-open' : ''}>
<section id="list" aria-label="Messages" aria-live="polite" aria-relevant="additions">${listHtml(view)}</section>
${article(opened, view.to)}
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>`
}
