import type { NotificationTexts } from './notification-texts.ts'

export const spanish: NotificationTexts = {
  win: ({ game, won, staked, currency, items }, { money }) => ({
    title: `Has ganado ${[...(won === '0' ? [] : [money(won, currency)]), ...items].join(' y ')}`,
    text: `${game}. Tu apuesta fue de ${money(staked, currency)}.`,
  }),
  result: ({ game, won, staked, currency, card }, { money }) => ({
    title: card ? `${game}: tu tarjeta` : `${game}: ya hay resultado`,
    text:
      won === '0'
        ? 'Esta vez no hay premio.'
        : `Recibes ${money(won, currency)} por una apuesta de ${money(staked, currency)}.`,
  }),
  drawReminder: ({ game, startAt }, { moment }) => ({
    title: `${game} empieza pronto`,
    text: `Tu juego empieza el ${moment(startAt)}. Tus boletos juegan aunque no lo veas.`,
  }),
  refund: ({ game, amount, currency }, { money }) => ({
    title: `${game} se ha cancelado`,
    text: `Te hemos devuelto ${money(amount, currency)}.`,
  }),
  deposit: ({ amount, currency, completed }, { money }) =>
    completed
      ? { title: 'Tu ingreso ha llegado', text: `${money(amount, currency)} ya está en tu saldo.` }
      : {
          title: 'Tu ingreso ha fallado',
          text: `El pago de ${money(amount, currency)} no se ha completado. Tu saldo no ha cambiado.`,
        },
  withdrawal: ({ amount, currency, completed }, { money }) =>
    completed
      ? { title: 'Tu retirada se ha pagado', text: `Te hemos pagado ${money(amount, currency)}.` }
      : {
          title: 'Tu retirada no se ha podido pagar',
          text: `${money(amount, currency)} vuelve a estar en tu saldo.`,
        },
  bonus: ({ amount, currency, instant }, { money }) => ({
    title: 'Promoción concedida',
    text: instant
      ? `Se ha añadido ${money(amount, currency)} a tu saldo.`
      : `Has recibido un bono de ${money(amount, currency)}. La caja muestra sus condiciones.`,
  }),
  gift: ({ event, friend, game, plays, amount, currency }, { money }) =>
    event === 'received'
      ? {
          title: `Un regalo de ${friend}`,
          text: `Contiene ${plays === 1 ? 'una jugada' : `${plays} jugadas`} de ${game}. Ábrelo cuando quieras.`,
        }
      : {
          title: 'Un regalo ha vuelto',
          text: `Vuelves a tener ${money(amount, currency)} en tu saldo${friend === null ? '' : `: tu regalo para ${friend} no se ha usado`}.`,
        },
  verification: ({ document, verified }) => ({
    title: verified
      ? document === 'identity'
        ? 'Tu identidad está verificada'
        : 'Tu dirección está verificada'
      : 'No hemos podido aceptar tus documentos',
    text: verified
      ? 'Gracias. No tienes que hacer nada más.'
      : 'La página de verificación muestra el motivo.',
  }),
  supportAnswer: ({ code, text }) => ({ title: `La ayuda ha respondido: ${code}`, text }),
  saferPlay: ({ breakHours }) =>
    breakHours === null
      ? {
          title: '¿Quieres fijar un límite?',
          text: 'Tu forma de jugar ha cambiado últimamente. Un límite de depósitos o pérdidas se fija en un minuto y se aplica al instante.',
        }
      : {
          title: 'Es hora de una pausa',
          text: `Tu forma de jugar ha cambiado últimamente, así que hemos pausado tu cuenta durante ${breakHours} horas. Tu dinero está seguro. La ayuda está disponible para hablar.`,
        },
  message: ({ title, text }) => ({ title, text }),
}
