import type { MailTexts, PaymentReceiptFacts } from '../mail-kinds.ts'
import { securityWords } from '../security-event.ts'
import { receipt } from './receipt.ts'
import { securitySpanish } from './security/spanish.ts'

const receiptLines = ({ at, method, amount, balance, orderId }: PaymentReceiptFacts): string[] =>
  receipt({
    Fecha: at,
    'Forma de pago': method,
    Importe: amount,
    'Saldo después': balance,
    Referencia: String(orderId),
  })

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
  securityEvent: ({ username, event, at, link }, site) => {
    const { subject, text, advice } = securityWords(securitySpanish, event, site)
    return {
      subject,
      lines: [
        `Hola, ${username}:`,
        text,
        `Fecha: ${at}`,
        advice ?? 'Si no has sido tú, elige una contraseña nueva enseguida y escríbenos.',
      ],
      button: { label: 'Escríbenos', link },
    }
  },
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
  supportAnswer: ({ name, code, text }, site) => ({
    subject: `Ayuda de ${site}: ${code}`,
    lines: [`Hola, ${name}:`, ...text.split(/\n+/), `El número de tu caso es ${code}.`],
  }),
  depositReceipt: (facts, site) => ({
    subject: `Tu depósito en ${site}`,
    lines: [
      `Hola, ${facts.username}:`,
      `Hemos recibido tu depósito de ${facts.amount}.`,
      ...receiptLines(facts),
    ],
  }),
  depositFailed: (facts, site) => ({
    subject: `Tu depósito en ${site} no se ha completado`,
    lines: [
      `Hola, ${facts.username}:`,
      `Tu depósito de ${facts.amount} no se ha completado. No te hemos cobrado nada.`,
      ...receiptLines(facts),
    ],
  }),
  withdrawalRequested: (facts, site) => ({
    subject: `Hemos recibido tu solicitud de retirada en ${site}`,
    lines: [
      `Hola, ${facts.username}:`,
      `Has solicitado una retirada de ${facts.amount}. Ya la hemos reservado para ti.`,
      ...receiptLines(facts),
      'Si no has sido tú, escríbenos enseguida.',
    ],
  }),
  withdrawalPaid: (facts, site) => ({
    subject: `Tu retirada de ${site} se ha pagado`,
    lines: [`Hola, ${facts.username}:`, `Te hemos pagado ${facts.amount}.`, ...receiptLines(facts)],
  }),
  withdrawalRejected: (facts, site) => ({
    subject: `No hemos podido pagar tu retirada de ${site}`,
    lines: [
      `Hola, ${facts.username}:`,
      `No hemos podido pagar tu retirada de ${facts.amount}. El dinero vuelve a estar en tu saldo.`,
      ...receiptLines(facts),
    ],
  }),
  notification: ({ username, title, text, link }) => ({
    subject: title,
    lines: [`Hola ${username},`, title, text, 'Puedes elegir qué correos recibes en Cuenta, Notificaciones.'],
    button: { label: 'Ver', link },
  }),
  giftInvite: ({ from, game, link }, site) => ({
    subject: `Un regalo de ${from} en ${site}`,
    lines: [
      `Te espera un regalo de ${from}: jugadas de ${game} en ${site}.`,
      'Para abrirlo, regístrate con este correo electrónico en un plazo de 30 días. Los regalos son solo para adultos.',
      `Si no lo quieres, no hagas nada: el dinero vuelve a ${from} y borramos tu dirección.`,
    ],
    button: { label: 'Registrarme', link },
  }),
  invite: ({ username, words, link }, site) => ({
    subject: `${username} te invita a ${site}`,
    lines: [
      'Hola:',
      `Tienes una invitación de ${username}, que juega en ${site}.`,
      ...(words ? [`${username} escribe: ${words}`] : []),
      'Es solo para adultos. Escribimos una vez y nunca más; si no haces nada, no pasa nada.',
    ],
    button: { label: 'Echar un vistazo', link },
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
