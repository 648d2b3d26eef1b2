import { createTransport } from 'nodemailer'

export interface Mail {
  /** "Meridian <no-reply@meridian.example>" */
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type SendMail = (mail: Mail) => Promise<void>

const patienceMs = 20_000

/** SMTP, as `smtp://user:password@host:587`. Rejects when the server did not take the mail. */
export const createMailer = (url: string): SendMail => {
  const transport = createTransport(url, {})
  return async mail => {
    await Promise.race([
      transport.sendMail(mail),
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('the mail server did not answer')), patienceMs).unref()
      }),
    ])
  }
}
