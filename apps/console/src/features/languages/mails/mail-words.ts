import type { MailName } from '@fairground/contract/operator/mail-names'

/** When a player gets the mail. */
export const mailWords: Readonly<Record<MailName, string>> = {
  confirmEmail: 'Confirm the e-mail address',
  resetPassword: 'Reset the password',
  signInLocked: 'Sign-in is locked',
  documentsApproved: 'Documents approved',
  documentsRejected: 'Documents refused',
  accountClosed: 'Account closed',
  supportCase: 'Question received',
  supportAnswer: 'Answer of support',
  invite: 'Invitation of a friend',
  depositReceipt: 'Deposit received',
  depositFailed: 'Deposit failed',
  withdrawalRequested: 'Withdrawal requested',
  withdrawalPaid: 'Withdrawal paid',
  withdrawalRejected: 'Withdrawal refused',
  notification: 'Notification',
  giftInvite: 'Gift of a ticket',
  subscriptionDetails: 'Subscription',
}
