import type { NotificationTexts } from './notification-texts.ts'

export const french: NotificationTexts = {
  win: ({ game, won, staked, currency, items }, { money }) => ({
    title: `Vous avez gagné ${[...(won === '0' ? [] : [money(won, currency)]), ...items].join(' et ')}`,
    text: `${game}. Votre mise était de ${money(staked, currency)}.`,
  }),
  result: ({ game, won, staked, currency, card }, { money }) => ({
    title: card ? `${game} : votre carte` : `${game} : le résultat est là`,
    text:
      won === '0'
        ? 'Pas de gain cette fois.'
        : `Vous récupérez ${money(won, currency)} pour une mise de ${money(staked, currency)}.`,
  }),
  drawReminder: ({ game, startAt }, { moment }) => ({
    title: `${game} commence bientôt`,
    text: `Votre jeu commence le ${moment(startAt)}. Vos tickets jouent, que vous regardiez ou non.`,
  }),
  refund: ({ game, amount, currency }, { money }) => ({
    title: `${game} a été annulé`,
    text: `Vos ${money(amount, currency)} ont été remboursés.`,
  }),
  deposit: ({ amount, currency, completed }, { money }) =>
    completed
      ? { title: 'Votre dépôt est arrivé', text: `${money(amount, currency)} sont sur votre solde.` }
      : {
          title: 'Votre dépôt a échoué',
          text: `Le paiement de ${money(amount, currency)} n’a pas abouti. Votre solde n’a pas changé.`,
        },
  withdrawal: ({ amount, currency, completed }, { money }) =>
    completed
      ? { title: 'Votre retrait a été payé', text: `Nous vous avons versé ${money(amount, currency)}.` }
      : {
          title: 'Votre retrait n’a pas pu être payé',
          text: `${money(amount, currency)} sont de nouveau sur votre solde.`,
        },
  bonus: ({ amount, currency, instant }, { money }) => ({
    title: 'Promotion accordée',
    text: instant
      ? `${money(amount, currency)} ont été ajoutés à votre solde.`
      : `Vous avez reçu un bonus de ${money(amount, currency)}. La caisse affiche ses conditions.`,
  }),
  gift: ({ event, friend, game, plays, amount, currency }, { money }) =>
    event === 'received'
      ? {
          title: `Un cadeau de ${friend}`,
          text: `À l’intérieur : ${plays === 1 ? 'une participation' : `${plays} participations`} à ${game}. Ouvrez-le quand vous voulez.`,
        }
      : {
          title: 'Un cadeau est revenu',
          text: `${money(amount, currency)} sont de nouveau sur votre solde${friend === null ? '' : ` : votre cadeau pour ${friend} n’a pas été utilisé`}.`,
        },
  verification: ({ document, verified }) => ({
    title: verified
      ? document === 'identity'
        ? 'Votre identité est vérifiée'
        : 'Votre adresse est vérifiée'
      : 'Nous n’avons pas pu accepter vos documents',
    text: verified
      ? 'Merci. Vous n’avez rien d’autre à faire.'
      : 'La page de vérification en indique la raison.',
  }),
  supportAnswer: ({ code, text }) => ({ title: `L’assistance a répondu : ${code}`, text }),
  saferPlay: ({ breakHours }) =>
    breakHours === null
      ? {
          title: 'Voulez-vous fixer une limite ?',
          text: 'Votre jeu a changé ces derniers temps. Une limite de dépôt ou de perte se fixe en une minute et s’applique aussitôt.',
        }
      : {
          title: 'Le moment d’une pause',
          text: `Votre jeu a changé ces derniers temps. Nous avons donc suspendu votre compte pendant ${breakHours} heures. Votre argent est en sécurité. L’assistance est là pour en parler.`,
        },
  message: ({ title, text }) => ({ title, text }),
}
