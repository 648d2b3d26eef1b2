import { getMails, getMessages, type SandboxAddresses } from '@fairground/testkit/services/sandbox'
import { until } from '@fairground/testkit/server/until'

/** Waits for the newest mail to the address with a matching subject and returns its link. */
export const waitForLink = (outside: SandboxAddresses, address: string, subject: RegExp): Promise<string> =>
  until(`a mail to ${address}: ${subject}`, async () => {
    const mail = (await getMails(outside, address)).find(each => subject.test(each.subject))
    return mail?.text.match(/https?:\/\/\S+/)?.[0]
  })

/** Waits for the newest text message to the number and returns its code. */
export const waitForCode = (outside: SandboxAddresses, phone: string): Promise<string> =>
  until(`a message to ${phone}`, async () => {
    const [message] = await getMessages(outside, phone)
    return message?.text.match(/\b\d{6}\b/)?.[0]
  })
