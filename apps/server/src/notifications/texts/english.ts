import type { NotificationTexts } from './notification-texts.ts'

export const english: NotificationTexts = {
  win: ({ game, won, staked, currency, items }, { money }) => ({
    title: `You won ${[...(won === '0' ? [] : [money(won, currency)]), ...items].join(' and ')}`,
    text: `${game}. Your stake was ${money(staked, currency)}.`,
  }),
  result: ({ game, won, staked, currency, card }, { money }) => ({
    title: card ? `${game}: your card` : `${game}: the result is in`,
    text: won === '0' ? 'No prize this time.' : `${money(won, currency)} back on ${money(staked, currency)}.`,
  }),
  drawReminder: ({ game, startAt }, { moment }) => ({
    title: `${game} starts soon`,
    text: `Your game starts on ${moment(startAt)}. Your tickets play whether you watch or not.`,
  }),
  refund: ({ game, amount, currency }, { money }) => ({
    title: `${game} was cancelled`,
    text: `Your ${money(amount, currency)} has been refunded.`,
  }),
  deposit: ({ amount, currency, completed }, { money }) =>
    completed
      ? { title: 'Your deposit has arrived', text: `${money(amount, currency)} is in your balance.` }
      : {
          title: 'Your deposit failed',
          text: `The payment of ${money(amount, currency)} didn’t go through. Your balance hasn’t changed.`,
        },
  withdrawal: ({ amount, currency, completed }, { money }) =>
    completed
      ? { title: 'Your withdrawal has been paid', text: `We’ve paid you ${money(amount, currency)}.` }
      : {
          title: 'Your withdrawal couldn’t be paid',
          text: `${money(amount, currency)} is back in your balance.`,
        },
  bonus: ({ amount, currency, instant }, { money }) => ({
    title: 'Promotion awarded',
    text: instant
      ? `${money(amount, currency)} was added to your balance.`
      : `You received a bonus of ${money(amount, currency)}. The cashier shows its conditions.`,
  }),
  gift: ({ event, friend, game, plays, amount, currency }, { money }) =>
    event === 'received'
      ? {
          title: `A gift from ${friend}`,
          text: `Inside: ${plays === 1 ? 'one play' : `${plays} plays`} of ${game}. Open it whenever you like.`,
        }
      : {
          title: 'A gift came back',
          text: `${money(amount, currency)} is in your balance again${friend === null ? '' : `: your gift for ${friend} wasn’t used`}.`,
        },
  verification: ({ document, verified }) => ({
    title: verified
      ? document === 'identity'
        ? 'Your identity is verified'
        : 'Your address is verified'
      : 'We couldn’t accept your documents',
    text: verified ? 'Thank you. There is nothing else to do.' : 'The verification page shows the reason.',
  }),
  supportAnswer: ({ code, text }) => ({ title: `Support answered: ${code}`, text }),
  saferPlay: ({ breakHours }) =>
    breakHours === null
      ? {
          title: 'Would you like to set a limit?',
          text: 'Your play has changed lately. A limit on deposits or losses takes one minute and applies at once.',
        }
      : {
          title: 'Time for a break',
          text: `Your play has changed lately, so we have paused your account for ${breakHours} hours. Your money is safe. Support is there to talk.`,
        },
  message: ({ title, text }) => ({ title, text }),
}
