import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

const help = `A mail server that stores incoming mail and delivers nothing.

  node apps/sandbox/src/mail.ts [--port 4025] [--smtp-port 1025]

SMTP runs on --smtp-port. HTTP runs on --port: GET /messages?to=ADDRESS lists the stored mail, newest first; GET / shows
it as a page; POST /outage {"on": true} makes the server reject mail until it is set to false.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4025' },
    'smtp-port': { type: 'string', default: '1025' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

interface Message {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: number
}

const maxMessages = 1000
const messages: Message[] = []
let outage = false

const storeMessage = (to: string, { from, subject, text, html }: ParsedMail): void => {
  messages.unshift({
    from: from?.text ?? '',
    to,
    subject: subject ?? '',
    text: text ?? '',
    html: html || '',
    at: Date.now(),
  })
  messages.splice(maxMessages)
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_, callback) => callback(outage ? new Error('service unavailable') : undefined),
  onData(stream, session, callback) {
    const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
    simpleParser(stream, {}, (error, mail) => {
      if (!error) storeMessage(to, mail)
      callback(error)
    })
  },
})

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const app = Fastify()
app.get<{ Querystring: { to?: string } }>('/messages', ({ query: { to } }) =>
  messages.filter(message => to === undefined || message.to === to),
)
app.post<{ Body: { on: boolean } }>('/outage', ({ body }) => {
  outage = body.on
  return { on: outage }
})
app.get('/', (_, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><title>Mail</title>${messages
        .map(
          ({ to, subject, text }) =>
            `<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}</p><pre>${escapeHtml(text)}</pre>`,
        )
        .join('<hr>')}`,
    ),
)
smtp.listen(Number(values['smtp-port']), '127.0.0.1')
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`mail sandbox on ${address}, SMTP on port ${values['smtp-port']}`)
