import type { SecurityTexts } from '#mail/security-event.ts'
import { regionName } from './region-name.ts'

export const securityFrench: SecurityTexts = {
  passwordChanged: (_, site) => ({
    subject: `Votre mot de passe ${site} a été modifié`,
    text: 'Votre mot de passe a été modifié et toutes vos autres sessions ont été fermées.',
  }),
  passwordReset: (_, site) => ({
    subject: `Votre mot de passe ${site} a été réinitialisé`,
    text: 'Votre mot de passe a été réinitialisé avec un lien reçu par e-mail et toutes vos sessions ont été fermées.',
  }),
  temporaryPassword: (_, site) => ({
    subject: `L’assistance a remplacé votre mot de passe ${site}`,
    text: 'L’assistance a créé un mot de passe provisoire à votre demande et vous avez été déconnecté partout. Il est valable 24 heures.',
  }),
  newSignIn: ({ device }, site) => ({
    subject: `Nouvelle connexion à ${site}`,
    text: `Une connexion à votre compte a eu lieu depuis un nouvel appareil : ${device}.`,
  }),
  sessionEnded: ({ device }, site) => ({
    subject: `Un appareil a été déconnecté de ${site}`,
    text: `Vous avez déconnecté un appareil dans la liste de vos appareils : ${device}.`,
  }),
  otherSessionsEnded: (_, site) => ({
    subject: `Vos autres sessions ${site} ont été fermées`,
    text: 'Vous avez déconnecté tous les autres appareils.',
  }),
  totpOn: (_, site) => ({
    subject: `La vérification en deux étapes est activée sur ${site}`,
    text: 'Une application d’authentification a été ajoutée à votre compte. Son code est désormais demandé à la connexion.',
  }),
  totpOff: (_, site) => ({
    subject: `L’application d’authentification a été retirée de ${site}`,
    text: 'L’application d’authentification a été retirée de votre compte. Son code n’est plus demandé à la connexion.',
  }),
  passkeyAdded: ({ passkey }, site) => ({
    subject: `Une clé d’accès a été ajoutée sur ${site}`,
    text: `Une clé d’accès a été ajoutée à votre compte : ${passkey}.`,
  }),
  passkeyRemoved: ({ passkey }, site) => ({
    subject: `Une clé d’accès a été retirée sur ${site}`,
    text: `Une clé d’accès a été retirée de votre compte : ${passkey}.`,
  }),
  recoveryCodesMade: (_, site) => ({
    subject: `Nouveaux codes de secours pour ${site}`,
    text: 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  }),
  recoveryCodeUsed: ({ left }, site) => ({
    subject: `Un code de secours a été utilisé sur ${site}`,
    text: `Un code de secours a été utilisé à la place de votre deuxième étape. Codes restants : ${left}.`,
  }),
  identityLinked: (_, site) => ({
    subject: `Une nouvelle façon de vous connecter à ${site}`,
    text: 'Votre compte a été associé à un fournisseur de connexion : vous pouvez aussi vous connecter avec lui.',
  }),
  identityUnlinked: (_, site) => ({
    subject: `Une façon de vous connecter à ${site} a été retirée`,
    text: 'Votre compte n’est plus associé au fournisseur de connexion.',
  }),
  emailChangeRequested: (_, site) => ({
    subject: `Une nouvelle adresse e-mail pour ${site}`,
    text: 'Une nouvelle adresse e-mail a été saisie pour votre compte. Cette adresse reste valable jusqu’à la confirmation de la nouvelle.',
  }),
  emailChanged: (_, site) => ({
    subject: `Votre e-mail ${site} a été modifié`,
    text: 'L’adresse e-mail de votre compte a été modifiée. Nous écrirons désormais à la nouvelle.',
  }),
  phoneChanged: ({ lastDigits }, site) => ({
    subject: `Votre numéro de téléphone ${site} a été modifié`,
    text: `Le numéro de téléphone de votre compte a été modifié. Le nouveau numéro se termine par ${lastDigits}.`,
  }),
  countryChanged: ({ country }, site) => ({
    subject: `Votre pays sur ${site} a été modifié`,
    text: `Le pays de votre compte a été modifié : ${regionName('fr', country)}.`,
  }),
  timedOut: ({ until }, site) => ({
    subject: `Vous faites une pause sur ${site}`,
    text: `Votre pause a commencé. Vous ne pouvez pas jouer jusqu’au ${until}.`,
    advice: 'Votre solde est en sécurité. Si vous avez besoin d’aide, contactez notre équipe.',
  }),
  selfExcluded: ({ until }, site) => ({
    subject: `Votre auto-exclusion de ${site}`,
    text: `Votre auto-exclusion a commencé. Vous ne pouvez pas jouer jusqu’au ${until} et elle ne peut pas être levée plus tôt.`,
    advice: 'Votre solde est en sécurité. Si vous avez besoin d’aide, contactez notre équipe.',
  }),
}
