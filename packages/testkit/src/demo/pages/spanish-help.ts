import type { HelpName, PageTexts } from './page-facts.ts'

export const spanishHelp: PageTexts<HelpName> = {
  'how-to-play': ({ name }) => ({
    title: 'Cómo se juega',
    body: `<h1>Cómo se juega en ${name}</h1>
<p>Todos los juegos funcionan igual: compras una línea o un boleto, todos ven el mismo sorteo y los premios se suman a tu saldo cuando termina.</p>
<h2>1. Elige un juego</h2>
<p>La página de inicio muestra lo que está a la venta. Cada tarjeta indica el precio de una línea, con comisión incluida, y la hora del sorteo.</p>
<h2>2. Elige tus números o deja que elijamos</h2>
<p>Elígelos tú o toma una línea al azar. Ves el precio total una vez más antes de pagar.</p>
<h2>3. Míralo si quieres</h2>
<p>Los sorteos son en directo y duran alrededor de un minuto. No hace falta mirar: una línea premiada se paga igual.</p>
<h2>4. Compruébalo</h2>
<p>La lista de boletos, nuestro secreto y la ronda de la baliza se fijan al cerrar las ventas. Los números no existen hasta que se publica esa ronda. Después del sorteo, <a href="/draws">tu navegador puede calcular de nuevo los números</a>.</p>`,
  }),
  about: ({ name }) => ({
    title: 'Quiénes somos',
    body: `<h1>Sobre ${name}</h1>
<p>${name} es uno de los sitios de demostración de Fairground, cada uno con su propio aspecto. Los juegos, los sorteos y las pruebas son reales; el dinero no.</p>
<p>Cada número depende de tres partes independientes: el operador, un firmante separado y una baliza pública. <a href="/draws">Compruébalo</a>.</p>
<p><a href="/terms">Condiciones</a> · <a href="/privacy">Privacidad</a> · <a href="/p/responsible-play">Juego responsable</a> · <a href="/p/complaints">Reclamaciones</a> · <a href="/p/licence">Licencia</a></p>`,
  }),
  'one-line': ({ memberId, gameId, gameTitle, instantGame }) => ({
    title: `Una línea para ${gameTitle}`,
    body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>Una línea, un minuto</h1>
<p>${gameTitle} se sortea cada pocos minutos. Toma una línea al azar para el próximo sorteo: ves el precio antes de pagar y nada se repite por sí solo.</p>
<p><a href="#one-click/${gameId}">Comprar una línea de ${gameTitle}</a></p>
<p><a href="/lobby?gid=${gameId}">O elige tus propios números</a></p>${
      instantGame
        ? `
<h2>¿Sin tiempo para un sorteo?</h2>
<p><a href="#instant-buy/${instantGame.id}">Compra una tarjeta de ${instantGame.title}</a> y ábrela al momento.</p>`
        : ''
    }`,
  }),
  faq: ({ minimumWithdrawal }) => ({
    title: 'Preguntas y respuestas',
    body: `<h1>Preguntas y respuestas</h1>
<h2>¿Cuándo está el premio en mi saldo?</h2>
<p>Cuando termina el sorteo, normalmente en un minuto. No tienes que estar presente.</p>
<h2>¿Cómo retiro dinero?</h2>
<p>Haz un depósito para que sepamos dónde pagar. Después <a href="/withdraw">retira</a> ${minimumWithdrawal} o más. Primero lo comprobamos y pagamos al mismo método.</p>
<h2>¿Por qué pedís un documento?</h2>
<p>La ley nos obliga a saber quién juega. Envía una imagen en <a href="/account/verification">verificación</a>; se cifra y solo nuestro personal puede abrirla.</p>
<h2>¿Qué pasa si se corta mi conexión durante un sorteo?</h2>
<p>Nada. El sorteo no depende de tu dispositivo. El resultado está en <a href="/tickets">tus boletos</a>.</p>
<h2>¿Podéis cambiar un resultado?</h2>
<p>Los boletos se fijan antes de que existan los números y cada sorteo tiene un registro público. <a href="/draws">Comprueba uno</a>.</p>
<h2>¿Cómo lo dejo?</h2>
<p>Fija un límite, haz una pausa o autoexclúyete en <a href="/cashier/responsiblegaming">juego responsable</a>.</p>`,
  }),
  downloads: () => ({
    title: 'Descargas',
    body: `<h1>Descargas</h1>
<h2>El registro de un sorteo</h2>
<p>Abre un <a href="/draws">sorteo terminado</a> y descarga su archivo. Contiene todos los boletos, los números y los premios. Cualquiera puede comprobarlo en un navegador o con el programa <code>fair verify</code>.</p>
<h2>Tus datos</h2>
<p>Tus movimientos están en <a href="/cashier">caja</a>, y <a href="/account/info">tu cuenta</a> tiene todo lo que guardamos sobre ti.</p>`,
  }),
  'before-you-pay': ({ coupon: { code, percent, maximum } }) => ({
    title: 'Antes de pagar',
    body: `<p>Con el código <b>${code}</b> recibes el ${percent}\u00a0% de tu depósito como bono, como máximo ${maximum}. Tiene condiciones: lee antes las <a href="/p/bonus-terms">condiciones de los bonos</a>.</p>
<p>Paga solo lo que puedas permitirte perder. Puedes <a href="/cashier/responsiblegaming">fijar un límite</a> cuando quieras.</p>`,
  }),
  home: ({ memberId, name, gameId, gameTitle }) => ({
    title: name,
    body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>Te damos la bienvenida a ${name}</h1>
<p>Abierto todo el día. Cada pocos minutos empieza una partida, y la mesa pequeña empieza en cuanto se llena.</p>
<h2>Hoy jugamos a</h2>
<ul>
<li><a href="/lobby?gid=${gameId}">${gameTitle}</a>: una línea, dos líneas y bingo</li>
<li><a href="/lobby?gid=${gameId + 1}">Small Table</a>: empieza cuando se venden todos los cartones</li>
</ul>
<h2>Después de jugar</h2>
<p><a href="/draws">Resultados y cómo comprobarlos</a> · <a href="/tickets">Tus cartones</a> · <a href="/p/faq">Preguntas y respuestas</a></p>`,
  }),
}
