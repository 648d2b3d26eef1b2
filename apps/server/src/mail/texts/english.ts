import type { MailTexts } from '../mail-kinds.ts'

export const english: MailTexts = {
  confirmEmail: ({ username, link, minutes }, site) => ({
    subject: `Confirm your email for ${site}`,
    lines: [
      `Hello ${username},`,
      `please confirm that this is your email address. The link is good for ${minutes} minutes and works once.`,
      'If you did not register with us, you can ignore this mail.',
    ],
    button: { label: 'Confirm email', link },
  }),
  resetPassword: ({ username, link, minutes }, site) => ({
    subject: `Choose a new password for ${site}`,
    lines: [
      `Hello ${username},`,
      `somebody asked for a new password for your account. The link is good for ${minutes} minutes and works once.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', link },
  }),
  signInLocked: ({ username, link, minutes }, site) => ({
    subject: `Signing in to ${site} is locked for a while`,
    lines: [
      `Hello ${username},`,
      'somebody tried to sign in to your account with wrong passwords, too often. For a while it opens only where you have signed in before.',
      `If you are somewhere else, choose a new password: you can sign in at once. The link is good for ${minutes} minutes and works once.`,
    ],
    button: { label: 'Choose a new password', link },
  }),
  passwordChanged: ({ username }, site) => ({
    subject: `Your ${site} password was changed`,
    lines: [
      `Hello ${username},`,
      'your password was changed, and you were signed out everywhere.',
      'If it was not you, ask for a new password at once and write to us.',
    ],
  }),
  newSignIn: ({ username, device, at }, site) => ({
    subject: `New sign-in to ${site}`,
    lines: [
      `Hello ${username},`,
      `your account was signed in to from a new device: ${device}, ${at}.`,
      'If it was not you, choose a new password at once.',
    ],
  }),
  emailChanged: ({ username }, site) => ({
    subject: `Your ${site} email was changed`,
    lines: [
      `Hello ${username},`,
      'the email address of your account was changed. We will write to the new one from now on.',
      'If it was not you, write to us at once.',
    ],
  }),
  documentsApproved: ({ username }, site) => ({
    subject: `${site} has checked your documents`,
    lines: [`Hello ${username},`, 'we have checked what you sent us, and everything is in order.'],
  }),
  documentsRejected: ({ username, why }, site) => ({
    subject: `${site} could not accept your documents`,
    lines: [
      `Hello ${username},`,
      'we have checked what you sent us and could not accept it. This is why:',
      why,
      'You can send it again on the verification page of your account.',
    ],
  }),
  accountClosed: ({ username }, site) => ({
    subject: `Your ${site} account is closed`,
    lines: [
      `Hello ${username},`,
      'your account is closed, as you asked. What the law makes us keep is kept no longer than it says.',
    ],
  }),
  supportCase: ({ name, code, hours }, site) => ({
    subject: `${site} support: ${code}`,
    lines: [
      `Hello ${name},`,
      `we have your message. We answer within ${hours} hours.`,
      `Your case number is ${code}.`,
    ],
  }),
  depositReceipt: ({ username, amount, orderId }, site) => ({
    subject: `Your deposit with ${site}`,
    lines: [`Hello ${username},`, `we have your deposit of ${amount}. Its number is ${orderId}.`],
  }),
  withdrawalPaid: ({ username, amount, orderId }, site) => ({
    subject: `Your withdrawal from ${site} is paid`,
    lines: [`Hello ${username},`, `${amount} were paid to you. The number of the withdrawal is ${orderId}.`],
  }),
  withdrawalRejected: ({ username, amount, orderId }, site) => ({
    subject: `Your withdrawal from ${site} could not be paid`,
    lines: [
      `Hello ${username},`,
      `your withdrawal ${orderId} of ${amount} could not be paid. The money is back in your balance.`,
    ],
  }),
  subscriptionDetails: ({ username, title, gamesLeft, left, lines, link }) => ({
    subject: `Your ${title} subscription`,
    lines: [
      `Hello ${username},`,
      `${title} plays these lines for you:`,
      ...lines,
      `Games left: ${gamesLeft}. Paid ahead: ${left}.`,
    ],
    button: { label: 'See the subscription', link },
  }),
}
