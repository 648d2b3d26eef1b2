import type { MailTexts, PaymentReceiptFacts } from '../mail-kinds.ts'
import { securityWords } from '../security-event.ts'
import { receipt } from './receipt.ts'
import { securityFrench } from './security/french.ts'

const receiptLines = ({ at, method, amount, balance, orderId }: PaymentReceiptFacts): string[] =>
  receipt({
    Date: at,
    'Moyen de paiement': method,
    Montant: amount,
    'Solde après': balance,
    Référence: String(orderId),
  })

export const french: MailTexts = {
  confirmEmail: ({ username, link, minutes }, site) => ({
    subject: `Confirmez votre adresse pour ${site}`,
    lines: [
      `Bonjour ${username},`,
      `Veuillez confirmer votre adresse e-mail. Le lien ne sert qu’une fois, pendant ${minutes} minutes.`,
      'Si vous ne vous êtes pas inscrit chez nous, ignorez cet e-mail.',
    ],
    button: { label: 'Confirmer l’adresse', link },
  }),
  resetPassword: ({ username, link, minutes }, site) => ({
    subject: `Choisissez un nouveau mot de passe pour ${site}`,
    lines: [
      `Bonjour ${username},`,
      `Un nouveau mot de passe a été demandé pour votre compte. Le lien ne sert qu’une fois, pendant ${minutes} minutes.`,
      'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne change pas.',
    ],
    button: { label: 'Choisir un mot de passe', link },
  }),
  signInLocked: ({ username, link, minutes }, site) => ({
    subject: `La connexion à ${site} est temporairement restreinte`,
    lines: [
      `Bonjour ${username},`,
      'Il y a eu trop d’essais de connexion avec un mauvais mot de passe. Pour l’instant, vous ne pouvez vous connecter que depuis un appareil ou un réseau déjà utilisé.',
      `Si vous êtes ailleurs, choisissez un nouveau mot de passe et vous pourrez vous connecter aussitôt. Le lien ne sert qu’une fois, pendant ${minutes} minutes.`,
    ],
    button: { label: 'Choisir un nouveau mot de passe', link },
  }),
  securityEvent: ({ username, event, at, link }, site) => {
    const { subject, text, advice } = securityWords(securityFrench, event, site)
    return {
      subject,
      lines: [
        `Bonjour ${username},`,
        text,
        `Date : ${at}`,
        advice ??
          'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
      ],
      button: { label: 'Nous contacter', link },
    }
  },
  documentsApproved: ({ username }, site) => ({
    subject: `${site} a vérifié vos documents`,
    lines: [`Bonjour ${username},`, 'Nous avons vérifié vos documents, et tout est en ordre.'],
  }),
  documentsRejected: ({ username, why }, site) => ({
    subject: `${site} n’a pas pu accepter vos documents`,
    lines: [
      `Bonjour ${username},`,
      'Nous avons vérifié vos documents et n’avons pas pu les accepter. En voici la raison :',
      why,
      'Vous pouvez envoyer de nouveaux documents sur la page de vérification de votre compte.',
    ],
  }),
  accountClosed: ({ username }, site) => ({
    subject: `Votre compte ${site} est fermé`,
    lines: [
      `Bonjour ${username},`,
      'Votre compte est fermé, comme vous l’avez demandé. Nous ne conservons que ce que la loi exige, et seulement le temps qu’elle exige.',
    ],
  }),
  supportCase: ({ name, code, hours }, site) => ({
    subject: `Assistance ${site} : ${code}`,
    lines: [
      `Bonjour ${name},`,
      `Nous avons bien reçu votre message et répondrons sous ${hours} heures.`,
      `Le numéro de votre demande est ${code}.`,
    ],
  }),
  supportAnswer: ({ name, code, text }, site) => ({
    subject: `Assistance ${site} : ${code}`,
    lines: [`Bonjour ${name},`, ...text.split(/\n+/), `Le numéro de votre demande est ${code}.`],
  }),
  depositReceipt: (facts, site) => ({
    subject: `Votre dépôt chez ${site}`,
    lines: [
      `Bonjour ${facts.username},`,
      `Nous avons reçu votre dépôt de ${facts.amount}.`,
      ...receiptLines(facts),
    ],
  }),
  depositFailed: (facts, site) => ({
    subject: `Votre dépôt chez ${site} n’a pas abouti`,
    lines: [
      `Bonjour ${facts.username},`,
      `Votre dépôt de ${facts.amount} n’a pas abouti. Rien n’a été débité.`,
      ...receiptLines(facts),
    ],
  }),
  withdrawalRequested: (facts, site) => ({
    subject: `Nous avons reçu votre demande de retrait chez ${site}`,
    lines: [
      `Bonjour ${facts.username},`,
      `Vous avez demandé un retrait de ${facts.amount}. Cette somme est réservée pour vous.`,
      ...receiptLines(facts),
      'Si ce n’était pas vous, contactez-nous immédiatement.',
    ],
  }),
  withdrawalPaid: (facts, site) => ({
    subject: `Votre retrait de ${site} a été payé`,
    lines: [`Bonjour ${facts.username},`, `Nous vous avons versé ${facts.amount}.`, ...receiptLines(facts)],
  }),
  withdrawalRejected: (facts, site) => ({
    subject: `Votre retrait de ${site} n’a pas pu être payé`,
    lines: [
      `Bonjour ${facts.username},`,
      `Votre retrait de ${facts.amount} n’a pas pu être payé. L’argent est de nouveau sur votre solde.`,
      ...receiptLines(facts),
    ],
  }),
  notification: ({ username, title, text, link }) => ({
    subject: title,
    lines: [
      `Bonjour ${username},`,
      title,
      text,
      'Vous pouvez choisir les e-mails que vous recevez sous Compte, Notifications.',
    ],
    button: { label: 'Voir', link },
  }),
  giftInvite: ({ from, game, link }, site) => ({
    subject: `Un cadeau de ${from} sur ${site}`,
    lines: [
      `Un cadeau de ${from} vous attend : des participations à ${game} sur ${site}.`,
      'Pour l’ouvrir, inscrivez-vous avec cette adresse e-mail dans les 30 jours. Les cadeaux sont réservés aux adultes.',
      `Si vous n’en voulez pas, ne faites rien : l’argent revient à ${from} et nous supprimons votre adresse.`,
    ],
    button: { label: 'M’inscrire', link },
  }),
  invite: ({ username, words, link }, site) => ({
    subject: `${username} vous invite sur ${site}`,
    lines: [
      'Bonjour,',
      `Vous avez une invitation de ${username}, qui joue sur ${site}.`,
      ...(words ? [`${username} écrit : ${words}`] : []),
      'Réservé aux adultes. Nous écrivons une fois et plus jamais ; si vous ne faites rien, il ne se passe rien.',
    ],
    button: { label: 'Aller voir', link },
  }),
  subscriptionDetails: ({ username, title, gamesLeft, left, lines, link }) => ({
    subject: `Votre abonnement ${title}`,
    lines: [
      `Bonjour ${username},`,
      `Votre abonnement ${title} joue ces lignes :`,
      ...lines,
      `Jeux restants : ${gamesLeft}. Payé d’avance : ${left}.`,
    ],
    button: { label: 'Voir l’abonnement', link },
  }),
}
