import type { SecurityTexts } from '#mail/security-event.ts'
import { regionName } from './region-name.ts'

export const securitySpanish: SecurityTexts = {
  passwordChanged: (_, site) => ({
    subject: `Tu contraseña de ${site} ha cambiado`,
    text: 'Tu contraseña ha cambiado y se ha cerrado tu sesión en los demás dispositivos.',
  }),
  passwordReset: (_, site) => ({
    subject: `Tu contraseña de ${site} se ha restablecido`,
    text: 'Tu contraseña se ha restablecido con un enlace de un correo y se ha cerrado tu sesión en todas partes.',
  }),
  temporaryPassword: (_, site) => ({
    subject: `La ayuda ha sustituido tu contraseña de ${site}`,
    text: 'La ayuda ha creado una contraseña temporal a petición tuya y se ha cerrado tu sesión en todas partes. Vale durante 24 horas.',
  }),
  newSignIn: ({ device }, site) => ({
    subject: `Nuevo inicio de sesión en ${site}`,
    text: `Se ha iniciado sesión en tu cuenta desde un dispositivo nuevo: ${device}.`,
  }),
  sessionEnded: ({ device }, site) => ({
    subject: `Se ha cerrado la sesión de un dispositivo en ${site}`,
    text: `Has cerrado la sesión de un dispositivo en la lista de tus dispositivos: ${device}.`,
  }),
  otherSessionsEnded: (_, site) => ({
    subject: `Se han cerrado tus otras sesiones de ${site}`,
    text: 'Has cerrado la sesión de todos los demás dispositivos.',
  }),
  totpOn: (_, site) => ({
    subject: `La verificación en dos pasos está activada en ${site}`,
    text: 'Se ha añadido una aplicación de autenticación a tu cuenta. Ahora también hace falta su código para entrar.',
  }),
  totpOff: (_, site) => ({
    subject: `Se ha quitado la aplicación de autenticación de ${site}`,
    text: 'Se ha quitado la aplicación de autenticación de tu cuenta. Ya no hace falta su código para entrar.',
  }),
  passkeyAdded: ({ passkey }, site) => ({
    subject: `Se ha añadido una llave de acceso en ${site}`,
    text: `Se ha añadido una llave de acceso a tu cuenta: ${passkey}.`,
  }),
  passkeyRemoved: ({ passkey }, site) => ({
    subject: `Se ha quitado una llave de acceso en ${site}`,
    text: `Se ha quitado una llave de acceso de tu cuenta: ${passkey}.`,
  }),
  recoveryCodesMade: (_, site) => ({
    subject: `Nuevos códigos de recuperación de ${site}`,
    text: 'Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
  }),
  recoveryCodeUsed: ({ left }, site) => ({
    subject: `Se ha usado un código de recuperación en ${site}`,
    text: `Se ha usado un código de recuperación en lugar de tu segundo paso. Códigos restantes: ${left}.`,
  }),
  identityLinked: (_, site) => ({
    subject: `Una nueva forma de entrar en ${site}`,
    text: 'Tu cuenta se ha vinculado a un proveedor de acceso, así que también puedes entrar con él.',
  }),
  identityUnlinked: (_, site) => ({
    subject: `Se ha quitado una forma de entrar en ${site}`,
    text: 'Tu cuenta ya no está vinculada al proveedor de acceso.',
  }),
  emailChangeRequested: (_, site) => ({
    subject: `Una nueva dirección de correo para ${site}`,
    text: 'Se ha indicado una nueva dirección de correo para tu cuenta. Esta dirección sigue siendo válida hasta que se confirme la nueva.',
  }),
  emailChanged: (_, site) => ({
    subject: `Tu correo de ${site} ha cambiado`,
    text: 'La dirección de correo de tu cuenta ha cambiado. A partir de ahora te escribiremos a la nueva.',
  }),
  phoneChanged: ({ lastDigits }, site) => ({
    subject: `Tu número de teléfono de ${site} ha cambiado`,
    text: `El número de teléfono de tu cuenta ha cambiado. El nuevo número termina en ${lastDigits}.`,
  }),
  countryChanged: ({ country }, site) => ({
    subject: `Tu país en ${site} ha cambiado`,
    text: `El país de tu cuenta ha cambiado a ${regionName('es', country)}.`,
  }),
  timedOut: ({ until }, site) => ({
    subject: `Te tomas una pausa de ${site}`,
    text: `Tu pausa ha empezado. No puedes jugar hasta el ${until}.`,
    advice: 'Tu saldo está a salvo. Si necesitas ayuda, contacta con nuestro equipo.',
  }),
  selfExcluded: ({ until }, site) => ({
    subject: `Te has autoexcluido de ${site}`,
    text: `Tu autoexclusión ha empezado. No puedes jugar hasta el ${until} y no se puede terminar antes.`,
    advice: 'Tu saldo está a salvo. Si necesitas ayuda, contacta con nuestro equipo.',
  }),
}
