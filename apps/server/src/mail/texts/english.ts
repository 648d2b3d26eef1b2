import type { MailTexts } from '../mail-kinds.ts'
import { receipt } from './receipt.ts'

export const english: MailTexts = {
  confirmEmail: ({ username, link, minutes }, site) => ({
    subject: `Confirm your email for ${site}`,
    lines: [
      `Hello ${username},`,
      `Please confirm your email address. The link works once, for ${minutes} minutes.`,
      'If you didn’t register with us, you can ignore this email.',
    ],
    button: { label: 'Confirm email', link },
  }),
  resetPassword: ({ username, link, minutes }, site) => ({
    subject: `Choose a new password for ${site}`,
    lines: [
      `Hello ${username},`,
      `We received a request for a new password for your account. The link works once, for ${minutes} minutes.`,
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
    button: { label: 'Choose a new password', link },
  }),
  signInLocked: ({ username, link, minutes }, site) => ({
    subject: `Login to ${site} is temporarily restricted`,
    lines: [
      `Hello ${username},`,
      'There were too many login attempts with a wrong password. For now you can log in only from a device or network you have used before.',
      `If you are somewhere else, choose a new password and you can log in at once. The link works once, for ${minutes} minutes.`,
    ],
    button: { label: 'Choose a new password', link },
  }),
  passwordChanged: ({ username }, site) => ({
    subject: `Your ${site} password was changed`,
    lines: [
      `Hello ${username},`,
      'Your password was changed, and you were logged out everywhere.',
      'If this wasn’t you, request a new password at once and contact us.',
    ],
  }),
  newSignIn: ({ username, device, at }, site) => ({
    subject: `New login to ${site}`,
    lines: [
      `Hello ${username},`,
      `There was a login to your account from a new device: ${device}, ${at}.`,
      'If this wasn’t you, choose a new password at once.',
    ],
  }),
  emailChanged: ({ username }, site) => ({
    subject: `Your ${site} email was changed`,
    lines: [
      `Hello ${username},`,
      'The email address of your account was changed. From now on we’ll write to the new one.',
      'If this wasn’t you, contact us at once.',
    ],
  }),
  documentsApproved: ({ username }, site) => ({
    subject: `${site} has checked your documents`,
    lines: [`Hello ${username},`, 'We’ve checked your documents, and everything is in order.'],
  }),
  documentsRejected: ({ username, why }, site) => ({
    subject: `${site} couldn’t accept your documents`,
    lines: [
      `Hello ${username},`,
      'We’ve checked your documents and couldn’t accept them. The reason:',
      why,
      'You can send new documents on the verification page of your account.',
    ],
  }),
  accountClosed: ({ username }, site) => ({
    subject: `Your ${site} account is closed`,
    lines: [
      `Hello ${username},`,
      'Your account is closed, as you requested. We keep only the records the law requires, and only as long as it requires.',
    ],
  }),
  supportCase: ({ name, code, hours }, site) => ({
    subject: `${site} support: ${code}`,
    lines: [
      `Hello ${name},`,
      `We’ve received your message and will answer within ${hours} hours.`,
      `Your case number is ${code}.`,
    ],
  }),
  depositReceipt: ({ username, amount, orderId, at, method }, site) => ({
    subject: `Your deposit with ${site}`,
    lines: [
      `Hello ${username},`,
      `We’ve received your deposit of ${amount}.`,
      ...receipt({ Date: at, Method: method, Amount: amount, 'Deposit number': String(orderId) }),
    ],
  }),
  withdrawalPaid: ({ username, amount, orderId }, site) => ({
    subject: `Your withdrawal from ${site} has been paid`,
    lines: [`Hello ${username},`, `We’ve paid you ${amount}. Your withdrawal number is ${orderId}.`],
  }),
  withdrawalRejected: ({ username, amount, orderId }, site) => ({
    subject: `Your withdrawal from ${site} couldn’t be paid`,
    lines: [
      `Hello ${username},`,
      `Your withdrawal ${orderId} of ${amount} couldn’t be paid. The money is back in your balance.`,
    ],
  }),
  subscriptionDetails: ({ username, title, gamesLeft, left, lines, link }) => ({
    subject: `Your ${title} subscription`,
    lines: [
      `Hello ${username},`,
      `Your ${title} subscription plays these lines:`,
      ...lines,
      `Games left: ${gamesLeft}. Paid in advance: ${left}.`,
    ],
    button: { label: 'View subscription', link },
  }),
}
