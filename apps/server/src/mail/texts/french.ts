import type { MailTexts } from '../mail-kinds.ts'

export const french: MailTexts = {
  confirmEmail: ({ username, link, minutes }, site) => ({
    subject: `Confirmez votre adresse pour ${site}`,
    lines: [
      `Bonjour ${username},`,
      `confirmez que cette adresse est bien la vôtre. Le lien est valable ${minutes} minutes et ne sert qu’une fois.`,
      'Si vous ne vous êtes pas inscrit chez nous, ignorez ce message.',
    ],
    button: { label: 'Confirmer l’adresse', link },
  }),
  resetPassword: ({ username, link, minutes }, site) => ({
    subject: `Choisissez un nouveau mot de passe pour ${site}`,
    lines: [
      `Bonjour ${username},`,
      `un nouveau mot de passe a été demandé pour votre compte. Le lien est valable ${minutes} minutes et ne sert qu’une fois.`,
      'Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
    ],
    button: { label: 'Choisir un mot de passe', link },
  }),
  signInLocked: ({ username, link, minutes }, site) => ({
    subject: `La connexion à ${site} est bloquée pour un moment`,
    lines: [
      `Bonjour ${username},`,
      'quelqu’un a essayé trop souvent de se connecter à votre compte avec de mauvais mots de passe. Pendant un moment, il ne s’ouvre que là où vous vous êtes déjà connecté.',
      `Si vous êtes ailleurs, choisissez un nouveau mot de passe et vous pourrez vous connecter aussitôt. Le lien est valable ${minutes} minutes et ne sert qu’une fois.`,
    ],
    button: { label: 'Choisir un nouveau mot de passe', link },
  }),
  passwordChanged: ({ username }, site) => ({
    subject: `Votre mot de passe ${site} a changé`,
    lines: [
      `Bonjour ${username},`,
      'votre mot de passe a changé et toutes vos sessions ont été fermées.',
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
  }),
  newSignIn: ({ username, device, at }, site) => ({
    subject: `Nouvelle connexion à ${site}`,
    lines: [
      `Bonjour ${username},`,
      `une connexion à votre compte vient d’un nouvel appareil : ${device}, ${at}.`,
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
  }),
  emailChanged: ({ username }, site) => ({
    subject: `Votre adresse ${site} a changé`,
    lines: [
      `Bonjour ${username},`,
      'l’adresse de votre compte a changé. Nous écrirons désormais à la nouvelle.',
      'Si ce n’était pas vous, écrivez-nous tout de suite.',
    ],
  }),
  documentsApproved: ({ username }, site) => ({
    subject: `${site} a vérifié vos documents`,
    lines: [`Bonjour ${username},`, 'nous avons vérifié ce que vous nous avez envoyé, et tout est en ordre.'],
  }),
  documentsRejected: ({ username, why }, site) => ({
    subject: `${site} n’a pas pu accepter vos documents`,
    lines: [
      `Bonjour ${username},`,
      'nous avons vérifié ce que vous nous avez envoyé et n’avons pas pu l’accepter. En voici la raison :',
      why,
      'Vous pouvez l’envoyer de nouveau sur la page de vérification de votre compte.',
    ],
  }),
  accountClosed: ({ username }, site) => ({
    subject: `Votre compte ${site} est fermé`,
    lines: [
      `Bonjour ${username},`,
      'votre compte est fermé, comme vous l’avez demandé. Ce que la loi nous oblige à garder ne l’est pas plus longtemps qu’elle ne le dit.',
    ],
  }),
  supportCase: ({ name, code, hours }, site) => ({
    subject: `Assistance ${site} : ${code}`,
    lines: [
      `Bonjour ${name},`,
      `nous avons bien reçu votre message. Nous répondons sous ${hours} heures.`,
      `Le numéro de votre demande est ${code}.`,
    ],
  }),
  depositReceipt: ({ username, amount, orderId }, site) => ({
    subject: `Votre dépôt chez ${site}`,
    lines: [`Bonjour ${username},`, `nous avons reçu votre dépôt de ${amount}. Son numéro est ${orderId}.`],
  }),
  withdrawalPaid: ({ username, amount, orderId }, site) => ({
    subject: `Votre retrait de ${site} est payé`,
    lines: [`Bonjour ${username},`, `${amount} vous ont été versés. Le numéro du retrait est ${orderId}.`],
  }),
  withdrawalRejected: ({ username, amount, orderId }, site) => ({
    subject: `Votre retrait de ${site} n’a pas pu être payé`,
    lines: [
      `Bonjour ${username},`,
      `votre retrait ${orderId} de ${amount} n’a pas pu être payé. L’argent est de nouveau sur votre solde.`,
    ],
  }),
  subscriptionDetails: ({ username, title, gamesLeft, left, lines, link }) => ({
    subject: `Votre abonnement ${title}`,
    lines: [
      `Bonjour ${username},`,
      `${title} joue ces lignes pour vous :`,
      ...lines,
      `Jeux restants : ${gamesLeft}. Payé d’avance : ${left}.`,
    ],
    button: { label: 'Voir l’abonnement', link },
  }),
}
