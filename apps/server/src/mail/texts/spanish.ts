import type { MailTexts } from '../mail-kinds.ts'
import { receipt } from './receipt.ts'

export const spanish: MailTexts = {
  confirmEmail: ({ username, link, minutes }, site) => ({
    subject: `Confirma tu correo para ${site}`,
    lines: [
      `Hola, ${username}:`,
      `Confirma tu dirección de correo. El enlace funciona una sola vez, durante ${minutes} minutos.`,
      'Si no te has registrado con nosotros, puedes ignorar este mensaje.',
    ],
    button: { label: 'Confirmar correo', link },
  }),
  resetPassword: ({ username, link, minutes }, site) => ({
    subject: `Elige una contraseña nueva para ${site}`,
    lines: [
      `Hola, ${username}:`,
      `Hemos recibido una solicitud de contraseña nueva para tu cuenta. El enlace funciona una sola vez, durante ${minutes} minutos.`,
      'Si no has sido tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
    button: { label: 'Elegir contraseña', link },
  }),
  signInLocked: ({ username, link, minutes }, site) => ({
    subject: `El acceso a ${site} está restringido temporalmente`,
    lines: [
      `Hola, ${username}:`,
      'Ha habido demasiados intentos de acceso con una contraseña incorrecta. Por ahora solo puedes entrar desde un dispositivo o una red que ya hayas usado.',
      `Si estás en otro lugar, elige una contraseña nueva y podrás entrar enseguida. El enlace funciona una sola vez, durante ${minutes} minutos.`,
    ],
    button: { label: 'Elegir una contraseña nueva', link },
  }),
  passwordChanged: ({ username }, site) => ({
    subject: `Tu contraseña de ${site} ha cambiado`,
    lines: [
      `Hola, ${username}:`,
      'Tu contraseña ha cambiado y se han cerrado todas tus sesiones.',
      'Si no has sido tú, pide una contraseña nueva enseguida y escríbenos.',
    ],
  }),
  newSignIn: ({ username, device, at }, site) => ({
    subject: `Nuevo acceso a ${site}`,
    lines: [
      `Hola, ${username}:`,
      `Se ha accedido a tu cuenta desde un dispositivo nuevo: ${device}, ${at}.`,
      'Si no has sido tú, elige una contraseña nueva enseguida.',
    ],
  }),
  emailChanged: ({ username }, site) => ({
    subject: `Tu correo de ${site} ha cambiado`,
    lines: [
      `Hola, ${username}:`,
      'La dirección de correo de tu cuenta ha cambiado. A partir de ahora escribiremos a la nueva.',
      'Si no has sido tú, escríbenos enseguida.',
    ],
  }),
  documentsApproved: ({ username }, site) => ({
    subject: `${site} ha revisado tus documentos`,
    lines: [`Hola, ${username}:`, 'Hemos revisado tus documentos y todo está en orden.'],
  }),
  documentsRejected: ({ username, why }, site) => ({
    subject: `${site} no ha podido aceptar tus documentos`,
    lines: [
      `Hola, ${username}:`,
      'Hemos revisado tus documentos y no hemos podido aceptarlos. El motivo:',
      why,
      'Puedes enviar documentos nuevos en la página de verificación de tu cuenta.',
    ],
  }),
  accountClosed: ({ username }, site) => ({
    subject: `Tu cuenta de ${site} está cerrada`,
    lines: [
      `Hola, ${username}:`,
      'Tu cuenta está cerrada, como pediste. Solo conservamos los registros que exige la ley y durante el tiempo que exige.',
    ],
  }),
  supportCase: ({ name, code, hours }, site) => ({
    subject: `Ayuda de ${site}: ${code}`,
    lines: [
      `Hola, ${name}:`,
      `Hemos recibido tu mensaje y responderemos en un plazo de ${hours} horas.`,
      `El número de tu caso es ${code}.`,
    ],
  }),
  depositReceipt: ({ username, amount, orderId, at, method }, site) => ({
    subject: `Tu depósito en ${site}`,
    lines: [
      `Hola, ${username}:`,
      `Hemos recibido tu depósito de ${amount}.`,
      ...receipt({
        Fecha: at,
        'Forma de pago': method,
        Importe: amount,
        'Número de depósito': String(orderId),
      }),
    ],
  }),
  withdrawalPaid: ({ username, amount, orderId }, site) => ({
    subject: `Tu retirada de ${site} se ha pagado`,
    lines: [`Hola, ${username}:`, `Te hemos pagado ${amount}. El número de la retirada es ${orderId}.`],
  }),
  withdrawalRejected: ({ username, amount, orderId }, site) => ({
    subject: `No hemos podido pagar tu retirada de ${site}`,
    lines: [
      `Hola, ${username}:`,
      `No hemos podido pagar tu retirada ${orderId} de ${amount}. El dinero vuelve a estar en tu saldo.`,
    ],
  }),
  subscriptionDetails: ({ username, title, gamesLeft, left, lines, link }) => ({
    subject: `Tu suscripción a ${title}`,
    lines: [
      `Hola, ${username}:`,
      `Tu suscripción a ${title} juega estas líneas:`,
      ...lines,
      `Juegos que quedan: ${gamesLeft}. Pagado por adelantado: ${left}.`,
    ],
    button: { label: 'Ver la suscripción', link },
  }),
}
