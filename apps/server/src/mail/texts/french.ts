import type { MailTexts } from '../mail-kinds.ts'
import { receipt } from './receipt.ts'

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
  passwordChanged: ({ username }, site) => ({
    subject: `Votre mot de passe ${site} a changé`,
    lines: [
      `Bonjour ${username},`,
      'Votre mot de passe a changé et toutes vos sessions ont été fermées.',
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et contactez-nous.',
    ],
  }),
  newSignIn: ({ username, device, at }, site) => ({
    subject: `Nouvelle connexion à ${site}`,
    lines: [
      `Bonjour ${username},`,
      `Une connexion à votre compte a eu lieu depuis un nouvel appareil : ${device}, ${at}.`,
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
  }),
  emailChanged: ({ username }, site) => ({
    subject: `Votre adresse ${site} a changé`,
    lines: [
      `Bonjour ${username},`,
      'L’adresse e-mail de votre compte a changé. Nous écrirons désormais à la nouvelle.',
      'Si ce n’était pas vous, contactez-nous tout de suite.',
    ],
  }),
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
  depositReceipt: ({ username, amount, orderId, at, method }, site) => ({
    subject: `Votre dépôt chez ${site}`,
    lines: [
      `Bonjour ${username},`,
      `Nous avons reçu votre dépôt de ${amount}.`,
      ...receipt({
        Date: at,
        'Moyen de paiement': method,
        Montant: amount,
        'Numéro du dépôt': String(orderId),
      }),
    ],
  }),
  withdrawalPaid: ({ username, amount, orderId }, site) => ({
    subject: `Votre retrait de ${site} a été payé`,
    lines: [`Bonjour ${username},`, `Nous vous avons versé ${amount}. Le numéro du retrait est ${orderId}.`],
  }),
  withdrawalRejected: ({ username, amount, orderId }, site) => ({
    subject: `Votre retrait de ${site} n’a pas pu être payé`,
    lines: [
      `Bonjour ${username},`,
      `Votre retrait ${orderId} de ${amount} n’a pas pu être payé. L’argent est de nouveau sur votre solde.`,
    ],
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
