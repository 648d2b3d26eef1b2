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
  subscriptionDetails: ({ username, subscriptions }, site) => ({
    subject: `Vos abonnements ${site}`,
    lines: [`Bonjour ${username},`, 'voici vos abonnements :', ...subscriptions],
  }),
}
