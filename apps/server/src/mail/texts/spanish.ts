import type { MailTexts } from '../mail-kinds.ts'

export const spanish: MailTexts = {
  confirmEmail: ({ username, link, minutes }, site) => ({
    subject: `Confirma tu correo para ${site}`,
    lines: [
      `Hola, ${username}:`,
      `confirma que esta es tu dirección de correo. El enlace vale ${minutes} minutos y funciona una sola vez.`,
      'Si no te has registrado con nosotros, puedes ignorar este mensaje.',
    ],
    button: { label: 'Confirmar correo', link },
  }),
  resetPassword: ({ username, link, minutes }, site) => ({
    subject: `Elige una contraseña nueva para ${site}`,
    lines: [
      `Hola, ${username}:`,
      `alguien ha pedido una contraseña nueva para tu cuenta. El enlace vale ${minutes} minutos y funciona una sola vez.`,
      'Si no has sido tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
    button: { label: 'Elegir contraseña', link },
  }),
  signInLocked: ({ username, link, minutes }, site) => ({
    subject: `El acceso a ${site} está bloqueado por un tiempo`,
    lines: [
      `Hola, ${username}:`,
      'alguien ha intentado entrar en tu cuenta con contraseñas equivocadas, demasiadas veces. Durante un tiempo solo se abre desde donde ya hayas entrado antes.',
      `Si estás en otro lugar, elige una contraseña nueva y podrás entrar enseguida. El enlace vale ${minutes} minutos y funciona una sola vez.`,
    ],
    button: { label: 'Elegir una contraseña nueva', link },
  }),
  passwordChanged: ({ username }, site) => ({
    subject: `Tu contraseña de ${site} ha cambiado`,
    lines: [
      `Hola, ${username}:`,
      'tu contraseña ha cambiado y se han cerrado todas tus sesiones.',
      'Si no has sido tú, pide una contraseña nueva enseguida y escríbenos.',
    ],
  }),
  newSignIn: ({ username, device, at }, site) => ({
    subject: `Nuevo acceso a ${site}`,
    lines: [
      `Hola, ${username}:`,
      `se ha accedido a tu cuenta desde un dispositivo nuevo: ${device}, ${at}.`,
      'Si no has sido tú, elige una contraseña nueva enseguida.',
    ],
  }),
  emailChanged: ({ username }, site) => ({
    subject: `Tu correo de ${site} ha cambiado`,
    lines: [
      `Hola, ${username}:`,
      'la dirección de correo de tu cuenta ha cambiado. A partir de ahora escribiremos a la nueva.',
      'Si no has sido tú, escríbenos enseguida.',
    ],
  }),
  documentsApproved: ({ username }, site) => ({
    subject: `${site} ha revisado tus documentos`,
    lines: [`Hola, ${username}:`, 'hemos revisado lo que nos enviaste y todo está en orden.'],
  }),
  documentsRejected: ({ username, why }, site) => ({
    subject: `${site} no ha podido aceptar tus documentos`,
    lines: [
      `Hola, ${username}:`,
      'hemos revisado lo que nos enviaste y no hemos podido aceptarlo. El motivo:',
      why,
      'Puedes enviarlo de nuevo en la página de verificación de tu cuenta.',
    ],
  }),
  accountClosed: ({ username }, site) => ({
    subject: `Tu cuenta de ${site} está cerrada`,
    lines: [
      `Hola, ${username}:`,
      'tu cuenta está cerrada, como pediste. Lo que la ley nos obliga a guardar se guarda solo el tiempo que ella dice.',
    ],
  }),
  supportCase: ({ name, code, hours }, site) => ({
    subject: `Ayuda de ${site}: ${code}`,
    lines: [
      `Hola, ${name}:`,
      `hemos recibido tu mensaje. Respondemos en un plazo de ${hours} horas.`,
      `El número de tu caso es ${code}.`,
    ],
  }),
  depositReceipt: ({ username, amount, orderId }, site) => ({
    subject: `Tu depósito en ${site}`,
    lines: [`Hola, ${username}:`, `hemos recibido tu depósito de ${amount}. Su número es ${orderId}.`],
  }),
  withdrawalPaid: ({ username, amount, orderId }, site) => ({
    subject: `Tu retirada de ${site} está pagada`,
    lines: [`Hola, ${username}:`, `te hemos pagado ${amount}. El número de la retirada es ${orderId}.`],
  }),
  withdrawalRejected: ({ username, amount, orderId }, site) => ({
    subject: `No se pudo pagar tu retirada de ${site}`,
    lines: [
      `Hola, ${username}:`,
      `no se pudo pagar tu retirada ${orderId} de ${amount}. El dinero vuelve a estar en tu saldo.`,
    ],
  }),
  subscriptionDetails: ({ username, title, gamesLeft, left, lines, link }) => ({
    subject: `Tu suscripción a ${title}`,
    lines: [
      `Hola, ${username}:`,
      `${title} juega estas líneas por ti:`,
      ...lines,
      `Juegos que quedan: ${gamesLeft}. Pagado por adelantado: ${left}.`,
    ],
    button: { label: 'Ver la suscripción', link },
  }),
}
