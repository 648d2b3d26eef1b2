import type { LegalName, PageTexts } from './page-facts.ts'

export const spanishLegal: PageTexts<LegalName> = {
  terms: ({ name, minimumWithdrawal, maximumWithdrawal }) => ({
    title: 'Condiciones',
    body: `<h1>Condiciones de ${name}</h1>
<p>${name} es una demostración. El dinero es ficticio: lo que pagas no sale de ninguna cuenta real y lo que ganas no es real. Las reglas siguientes son las que usaría un operador con licencia en esta plataforma.</p>
<h2>1. Quién puede jugar</h2>
<p>Debes tener al menos 18 años, vivir en un país que atendemos y jugar para ti, con tu propio dinero. Solo puedes tener una cuenta. Comprobamos la edad y la identidad, y podemos cerrar una cuenta abierta con datos falsos; en ese caso te pagamos el saldo que te pertenece.</p>
<h2>2. Tu cuenta</h2>
<p>No compartas tu contraseña y avísanos enseguida si crees que otra persona la conoce. Bloqueamos la cuenta tras varias contraseñas erróneas. Puedes activar la verificación en dos pasos, ver todos los dispositivos conectados y cerrar tu cuenta cuando quieras en <a href="/account">tu cuenta</a>.</p>
<h2>3. Boletos y precios</h2>
<p>El precio que ves antes de pagar incluye todas las comisiones. Un boleto cuenta desde que ves su recibo. Puedes cancelarlo hasta el cierre de ventas, si el juego lo permite. Después participa en el sorteo.</p>
<h2>4. Sorteos y premios</h2>
<p>La lista de boletos se fija y se firma al cerrar las ventas, antes de que existan los números. Los premios se abonan al terminar el sorteo, lo mires o no. Las reglas y la tabla de premios de cada juego dicen qué se paga y de qué fondo. Si un importe depende del número de ganadores, lo decimos y lo mostramos como estimación.</p>
<h2>5. Si no se puede celebrar un sorteo</h2>
<p>Se devuelve el importe íntegro de cada boleto. Nunca repetimos un sorteo: sus datos quedan fijados en un registro firmado al cerrar las ventas. Un boleto o premio causado por un fallo de nuestros sistemas se corrige, y recibes el motivo por escrito.</p>
<h2>6. Depósitos</h2>
<p>Un depósito está en tu saldo cuando el proveedor de pagos lo confirma. No cobramos comisión ni damos crédito. Un pago anulado por tu banco se descuenta de tu saldo. Podemos devolverte los depósitos que no hayas jugado.</p>
<h2>7. Retiradas</h2>
<ul>
<li>La retirada mínima es de ${minimumWithdrawal}. La máxima es de ${maximumWithdrawal}. No hay comisión.</li>
<li>Pagamos a un método a tu nombre con el que hayas depositado.</li>
<li>Una persona comprueba cada retirada. Antes podemos pedirte un justificante de identidad, de domicilio o del método de pago.</li>
<li>Puedes cancelar una retirada hasta que se apruebe. Solo puede haber una en curso.</li>
<li>Un operador con licencia paga en tres días laborables. En esta demostración tarda alrededor de un minuto.</li>
<li>Si no podemos pagar, el dinero vuelve a tu saldo y lees el motivo.</li>
</ul>
<h2>8. Bonos</h2>
<p>Un bono es dinero de juego nuestro, con condiciones que ves antes de aceptarlo. No se puede retirar hasta que las cumplas. Consulta las <a href="/p/bonus-terms">condiciones de los bonos</a>.</p>
<h2>9. Límites y pausas</h2>
<p>Puedes fijar límites de depósito, pérdida, apuesta y tiempo, hacer una pausa o autoexcluirte. Un límite más bajo se aplica al momento; uno más alto, solo tras una espera. Consulta <a href="/p/responsible-play">juego responsable</a>.</p>
<h2>10. Cuentas sin actividad</h2>
<p>No cobramos nada por una cuenta que no usas. El saldo sigue siendo tuyo y puedes retirarlo después de que comprobemos quién eres.</p>
<h2>11. Qué no está permitido</h2>
<p>Jugar para otras personas, usar varias cuentas, comprar boletos con programas, usar métodos de pago ajenos y aprovecharse de un fallo. Podemos anular los boletos obtenidos así y devolver su precio.</p>
<h2>12. Reclamaciones</h2>
<p>Si algo ha ido mal, <a href="/contact">escríbenos</a> primero. En <a href="/p/complaints">reclamaciones y disputas</a> explicamos cómo respondemos y qué puedes hacer después.</p>
<h2>13. Cambios</h2>
<p>Avisamos de un cambio de estas condiciones con al menos 14 días, por correo y en esta página. Si no estás de acuerdo, puedes retirar tu saldo y cerrar tu cuenta. Un cambio nunca afecta a un boleto que ya tienes.</p>`,
  }),
  privacy: ({ name }) => ({
    title: 'Privacidad',
    body: `<h1>Privacidad en ${name}</h1>
<p>Esta página dice qué datos personales guarda ${name}, para qué, cuánto tiempo y qué puedes hacer. ${name} es una demostración: usa datos inventados.</p>
<h2>Responsable</h2>
<p>${name} es el responsable del tratamiento según el Reglamento General de Protección de Datos. Escribe a nuestro delegado de protección de datos desde la <a href="/contact">página de contacto</a>.</p>
<h2>Qué guardamos y para qué</h2>
<table><thead><tr><th>Datos</th><th>Finalidad</th><th>Base jurídica</th></tr></thead><tbody>
<tr><td>Nombre, fecha de nacimiento, dirección, correo, teléfono</td><td>Tu cuenta, comprobación de edad e identidad</td><td>Contrato, obligación legal</td></tr>
<tr><td>Documentos que nos envías</td><td>Justificar identidad, domicilio o método de pago</td><td>Obligación legal</td></tr>
<tr><td>Boletos, premios, depósitos, retiradas</td><td>Gestionar los juegos y la contabilidad</td><td>Contrato, obligación legal</td></tr>
<tr><td>Límites, pausas y exclusiones</td><td>Protegerte</td><td>Obligación legal</td></tr>
<tr><td>Accesos, dispositivos, direcciones de red</td><td>Proteger tu cuenta</td><td>Interés legítimo</td></tr>
<tr><td>Preferencias de contacto</td><td>Enviarte solo lo que quieres</td><td>Consentimiento</td></tr>
</tbody></table>
<h2>Cómo se protegen</h2>
<p>Tus datos y documentos se cifran con una clave propia. Cuando hay que borrarlos, se destruye la clave. Los números de tarjeta nunca nos llegan: los guarda el proveedor de pagos.</p>
<h2>Qué ven los demás</h2>
<p>Los demás jugadores solo ven las primeras letras de tu nombre de usuario. Los registros públicos de los sorteos contienen códigos en lugar de nombres.</p>
<h2>Quién recibe datos</h2>
<p>El proveedor de pagos, el de correo y mensajes y, si la ley lo exige, las autoridades. No vendemos datos. Este sitio no carga nada de otros servidores y no usa rastreadores ni cookies publicitarias.</p>
<h2>Cuánto tiempo los guardamos</h2>
<p>Los registros de dinero, cinco años tras el cierre de la cuenta, como exige la ley contra el blanqueo. Los documentos, el mismo tiempo. Las exclusiones, mientras duren y siete años más. Lo demás, hasta que cierres tu cuenta.</p>
<h2>Tus derechos</h2>
<p>Puedes leer y corregir tus datos, descargarlos todos y pedir que se borre tu cuenta en <a href="/account">tu cuenta</a>. Puedes oponerte a un uso o pedir que lo limitemos. También puedes reclamar ante la autoridad de protección de datos de tu país.</p>`,
  }),
  'responsible-play': ({ name }) => ({
    title: 'Juego responsable',
    body: `<h1>Juego responsable</h1>
<p>Un juego es entretenimiento, no una forma de ganar dinero. De media recibes menos de lo que pagas: la página de premios de cada juego muestra las probabilidades y lo que se reparte.</p>
<h2>Herramientas que puedes usar ya</h2>
<ul>
<li><b>Límites</b> de depósito, pérdida, apuesta y tiempo, por día, semana y mes. Un límite más bajo se aplica al momento.</li>
<li><b>Recordatorio:</b> te dice cuánto tiempo llevas jugando y cuánto te ha costado.</li>
<li><b>Una pausa</b> de un día a seis semanas. No se puede terminar antes, ni por ti ni por nosotros.</li>
<li><b>Autoexclusión</b> de seis meses o más. No enviamos publicidad ni abrimos una segunda cuenta.</li>
</ul>
<p><a href="/cashier/responsiblegaming">Fija tus límites</a></p>
<h2>Señales que debes tomar en serio</h2>
<ul>
<li>Juegas para recuperar lo perdido.</li>
<li>Pagas con dinero que necesitas para otra cosa o que has pedido prestado.</li>
<li>Ocultas cuánto juegas o te inquietas cuando no puedes jugar.</li>
</ul>
<h2>Ayuda gratuita y confidencial</h2>
<ul>
<li>España: FEJAR, 900 200 225, <a href="https://fejar.org">fejar.org</a></li>
<li>Reino Unido: National Gambling Helpline, 0808 8020 133, <a href="https://www.gamcare.org.uk">gamcare.org.uk</a></li>
<li>Irlanda: <a href="https://www.gamblingcare.ie">gamblingcare.ie</a></li>
<li>Francia: Joueurs Info Service, 09 74 75 13 13, <a href="https://www.joueurs-info-service.fr">joueurs-info-service.fr</a></li>
</ul>
<h2>Prohibido a menores de 18 años</h2>
<p>Comprobamos la edad de cada jugador. Si hay menores que usan tu dispositivo, cierra la sesión después de jugar y usa un programa de filtrado.</p>
<p>${name} forma a su personal para reconocer el juego de riesgo y habla con los jugadores afectados.</p>`,
  }),
  complaints: ({ name }) => ({
    title: 'Reclamaciones y disputas',
    body: `<h1>Reclamaciones y disputas</h1>
<p>Una reclamación no cuesta nada y nunca afecta a tu cuenta.</p>
<h2>1. Escríbenos</h2>
<p>Usa la <a href="/contact">página de contacto</a>. Indica el boleto, el pago o el sorteo y qué esperas. Recibes un número de caso al momento y una primera respuesta en 48 horas.</p>
<h2>2. Nuestra decisión</h2>
<p>Una persona que no ha intervenido revisa tu caso. Recibes una decisión motivada en ocho semanas como máximo, normalmente en diez días.</p>
<h2>3. Resolución independiente</h2>
<p>Si no aceptas la decisión, o si han pasado ocho semanas, puedes llevar el caso gratis a un organismo independiente. Su decisión nos obliga. Un operador con licencia lo nombra aquí. ${name} es una demostración y no tiene ninguno.</p>
<h2>4. El regulador y los tribunales</h2>
<p>Puedes informar a la autoridad del juego cuando quieras. Conservas tu derecho a acudir a los tribunales.</p>
<h2>Comprueba tú un sorteo</h2>
<p>No hace falta que confíes en nosotros. Cada sorteo tiene un registro público, y <a href="/draws">tu navegador puede calcular de nuevo</a> los números y los premios.</p>`,
  }),
  licence: ({ name }) => ({
    title: 'Licencia',
    body: `<h1>Licencia</h1>
<p><b>${name} es una demostración sin licencia.</b> No ofrece juegos de azar: no se puede ingresar, ganar ni cobrar dinero real.</p>
<h2>Qué muestra aquí un operador con licencia</h2>
<ul>
<li>El nombre y el domicilio social de la empresa</li>
<li>La autoridad y el número de la licencia, con un enlace al registro público</li>
<li>Cómo se separa el dinero de los jugadores del de la empresa y qué protección tiene si la empresa quiebra</li>
<li>El organismo de resolución independiente de disputas</li>
<li>El laboratorio que ha probado los juegos y los números aleatorios</li>
</ul>
<h2>Qué puedes comprobar hoy</h2>
<p>La limpieza de cada sorteo no depende de una licencia: <a href="/draws">comprueba el último</a>.</p>`,
  }),
  'bonus-terms': ({ coupon: { code, percent, maximum, minimumDeposit, times, days } }) => ({
    title: 'Condiciones de los bonos',
    body: `<h1>Condiciones de los bonos</h1>
<h2>El cupón ${code}</h2>
<ul>
<li>Recibes el ${percent}\u00a0% de un depósito como bono, como máximo ${maximum}.</li>
<li>El depósito debe ser de al menos ${minimumDeposit}. Escribe el código al depositar.</li>
<li>Cada jugador puede usarlo una vez, y cada método de pago también.</li>
<li>El bono no es efectivo. Compra boletos por ${times} veces su importe en ${days} días; entonces lo que quede de él pasa a ser efectivo.</li>
<li>Hasta entonces las retiradas esperan. La página de <a href="/withdraw">retirada</a> muestra tu progreso.</li>
<li>A los ${days} días termina lo que quede del bono. Nunca se toca tu propio dinero ni tus premios.</li>
</ul>
<h2>Para todos los bonos</h2>
<p>Los boletos devueltos no cuentan. Las ofertas solo se combinan si lo decimos. Quien ha hecho una pausa o se ha autoexcluido no recibe ofertas.</p>`,
  }),
}
