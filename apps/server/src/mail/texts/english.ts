import type { MailTexts, PaymentReceiptFacts } from '../mail-kinds.ts'
import { securityWords } from '../security-event.ts'
import { receipt } from './receipt.ts'
import { securityEnglish } from './security/english.ts'

const receiptLines = ({ at, method, amount, balance, orderId }: PaymentReceiptFacts): string[] =>
  receipt({
    Date: at,
    Method: method,
    Amount: amount,
    'Balance afterwards': balance,
    Reference: String(orderId),
  })

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
  securityEvent: ({ username, event, at, link }, site) => {
    const { subject, text, advice } = securityWords(securityEnglish, event, site)
    return {
      subject,
      lines: [
        `Hello ${username},`,
        text,
        `Date: ${at}`,
        advice ?? 'If this wasn’t you, choose a new password at once and contact us.',
      ],
      button: { label: 'Contact us', link },
    }
  },
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
  supportAnswer: ({ name, code, text }, site) => ({
    subject: `${site} support: ${code}`,
    lines: [`Hello ${name},`, ...text.split(/\n+/), `Your case number is ${code}.`],
  }),
  depositReceipt: (facts, site) => ({
    subject: `Your deposit with ${site}`,
    lines: [
      `Hello ${facts.username},`,
      `We’ve received your deposit of ${facts.amount}.`,
      ...receiptLines(facts),
    ],
  }),
  depositFailed: (facts, site) => ({
    subject: `Your deposit with ${site} didn’t go through`,
    lines: [
      `Hello ${facts.username},`,
      `Your deposit of ${facts.amount} didn’t go through. You haven’t been charged.`,
      ...receiptLines(facts),
    ],
  }),
  withdrawalRequested: (facts, site) => ({
    subject: `We’ve received your withdrawal request at ${site}`,
    lines: [
      `Hello ${facts.username},`,
      `You asked us to pay you ${facts.amount}. We’ve set it aside for you.`,
      ...receiptLines(facts),
      'If this wasn’t you, contact us at once.',
    ],
  }),
  withdrawalPaid: (facts, site) => ({
    subject: `Your withdrawal from ${site} has been paid`,
    lines: [`Hello ${facts.username},`, `We’ve paid you ${facts.amount}.`, ...receiptLines(facts)],
  }),
  withdrawalRejected: (facts, site) => ({
    subject: `Your withdrawal from ${site} couldn’t be paid`,
    lines: [
      `Hello ${facts.username},`,
      `Your withdrawal of ${facts.amount} couldn’t be paid. The money is back in your balance.`,
      ...receiptLines(facts),
    ],
  }),
  notification: ({ username, title, text, link }) => ({
    subject: title,
    lines: [
      `Hello ${username},`,
      title,
      text,
      'You can choose which emails you get under Account, Notifications.',
    ],
    button: { label: 'View', link },
  }),
  giftInvite: ({ from, game, link }, site) => ({
    subject: `A gift from ${from} at ${site}`,
    lines: [
      `A gift from ${from} is waiting for you: plays of ${game} at ${site}.`,
      'To open it, register with this email address within 30 days. Gifts are for adults only.',
      `If you don’t want it, do nothing: the money goes back to ${from}, and we delete your address.`,
    ],
    button: { label: 'Register', link },
  }),
  invite: ({ username, words, link }, site) => ({
    subject: `${username} invites you to ${site}`,
    lines: [
      'Hello,',
      `You have an invitation from ${username}, who plays at ${site}.`,
      ...(words ? [`${username} writes: ${words}`] : []),
      'This is for adults only. We write once and never again; if you do nothing, nothing happens.',
    ],
    button: { label: 'Have a look', link },
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
