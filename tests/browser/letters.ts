import { mailsTo, messagesTo, type OutsideAddresses } from '@fairground/testkit/services/outside'
import { until } from '@fairground/testkit/server/until'

/** The link of the newest mail to an address whose subject fits. */
export const linkTo = (outside: OutsideAddresses, address: string, subject: RegExp): Promise<string> =>
  until(`a mail to ${address}: ${subject}`, async () => {
    const mail = (await mailsTo(outside, address)).find(each => subject.test(each.subject))
    return mail?.text.match(/https?:\/\/\S+/)?.[0]
  })

/** The code of the newest message to a number. */
export const codeTo = (outside: OutsideAddresses, phone: string): Promise<string> =>
  until(`a message to ${phone}`, async () => {
    const [message] = await messagesTo(outside, phone)
    return message?.text.match(/\b\d{6}\b/)?.[0]
  })
