import { createTransport } from 'nodemailer'

export interface Mail {
  /** "Meridian <no-reply@meridian.example>" */
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt, so that a mail server can recognise a repeated mail. */
  readonly messageId?: string
}

export type SendMail = (mail: Mail) => Promise<void>

const timeoutMs = 20_000

/** Sends through SMTP, `smtp://user:password@host:587`. Rejects if the server does not accept the mail. */
export const createMailer = (url: string): SendMail => {
  const transport = createTransport(url, {})
  return async mail => {
    await Promise.race([
      transport.sendMail(mail),
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('the mail server did not answer')), timeoutMs).unref()
      }),
    ])
  }
}

/** Connects and logs in without sending. Rejects if the server does not accept it. */
export const verifyMailServer = async (url: string, limitMs: number): Promise<void> => {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs }
  const transport = createTransport({ url, ...limits })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
