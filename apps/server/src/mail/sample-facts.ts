import type { MailFacts, MailKind } from './mail-kinds.ts'

export const sampleLink = 'https://north.example/password?key=abc'

const payment = {
  username: 'alice',
  amount: '£25.00',
  orderId: 42,
  at: '3 November 2026 at 14:05 UTC',
  method: 'Card ending 4242',
  balance: '£125.00',
}

/** Facts for a preview of each mail. */
export const sampleFacts: { readonly [K in MailKind]: MailFacts[K] } = {
  confirmEmail: { username: 'alice', link: sampleLink, minutes: 60 },
  resetPassword: { username: 'alice', link: sampleLink, minutes: 15 },
  signInLocked: { username: 'alice', link: sampleLink, minutes: 15 },
  securityEvent: {
    username: 'alice',
    event: { name: 'passwordChanged', facts: {} },
    at: '3 November 2026 at 14:05 UTC',
    link: sampleLink,
  },
  documentsApproved: { username: 'alice' },
  documentsRejected: { username: 'alice', why: 'The picture is blurred.' },
  accountClosed: { username: 'alice' },
  supportCase: { name: 'Alice', code: 'ABC234', hours: 48 },
  supportAnswer: { name: 'Alice', code: 'ABC234', text: 'Your prize is on its way.' },
  invite: { username: 'alice', words: 'Tea and a raffle?', link: sampleLink },
  depositReceipt: payment,
  depositFailed: payment,
  withdrawalRequested: payment,
  withdrawalPaid: payment,
  withdrawalRejected: payment,
  notification: { username: 'alice', title: 'You won £25', text: 'Three of Ten.', link: sampleLink },
  giftInvite: { from: 'alice', game: 'Three of Ten', link: 'https://blue.example/register' },
  subscriptionDetails: {
    username: 'alice',
    title: 'Three of Ten',
    gamesLeft: 4,
    left: '£8.80',
    lines: ['1, 2, 3'],
    link: sampleLink,
  },
}
