import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

const help = `A mail server that stores incoming mail and delivers nothing.

  node apps/sandbox/src/mail.ts [--port 4025] [--smtp-port 1025]

SMTP runs on --smtp-port. HTTP runs on --port: GET /messages?to=ADDRESS lists the stored mail, newest first; POST
/outage {"on": true} makes the server reject mail until it is set to false. inbox.ts shows the mail as a page.`

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
  readonly id: number
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
let lastId = 0

const storeMessage = (to: string, { from, subject, text, html }: ParsedMail): void => {
  lastId += 1
  messages.unshift({
    id: lastId,
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

const app = Fastify()
app.get<{ Querystring: { to?: string } }>('/messages', ({ query: { to } }) =>
  messages.filter(message => to === undefined || message.to === to),
)
app.post<{ Body: { on: boolean } }>('/outage', ({ body }) => {
  outage = body.on
  return { on: outage }
})
smtp.listen(Number(values['smtp-port']), '127.0.0.1')
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`mail sandbox on ${address}, SMTP on port ${values['smtp-port']}`)
