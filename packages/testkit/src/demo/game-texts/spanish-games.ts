import type { DemoGameTexts } from './game-text.ts'

export const spanishGames: DemoGameTexts = {
  101: {
    title: 'Seis del sábado',
    titleShort: 'Seis',
    description: 'Seis números de cuarenta y nueve, toda la semana.',
    info: '<p>El bote crece con cada boleto hasta que alguien acierta los seis.</p>',
  },
  102: {
    title: 'Cinco al vuelo',
    titleShort: 'Cinco',
    description: 'Cinco de treinta y cinco, con un sorteo cada tres minutos.',
  },
  103: {
    title: 'Medianoche 49',
    titleShort: 'Medianoche',
    description: 'El tranquilo: seis números por cincuenta peniques.',
  },
  104: {
    title: 'Cinco y una estrella',
    titleShort: 'Estrella',
    description: 'Cinco números y una estrella entre diez.',
  },
  105: {
    title: 'Los tres del día',
    titleShort: 'Tres',
    description: 'Tres cifras: en orden, en cualquier orden o por pareja.',
  },
  106: {
    title: 'Rifa del puerto',
    titleShort: 'Rifa',
    description: 'Ganan cinco boletos; uno se lleva una cesta.',
    info: '<p>Los boletos se numeran al pagarlos.</p>',
    oneClick: {
      bundle: 'Boletos de la rifa del puerto',
      start: '<p>Elige cuántos boletos quieres. Se numeran al pagarlos.</p>',
      lobby: '<p>¿Con prisa? Cómpralos en un minuto.</p>',
      success: '<p>¡Suerte! Te avisamos si sale tu número.</p>',
    },
  },
  107: {
    title: 'Muelle noventa',
    titleShort: 'Noventa',
    description: 'Noventa bolas: línea, dos líneas y bingo.',
  },
  108: {
    title: 'Carrera de números',
    titleShort: 'Carrera',
    description: 'Tres sorteos, una bola de la suerte y una clasificación.',
  },
  109: {
    title: 'Brillo de plata',
    titleShort: 'Plata',
    description: 'Nueve ventanas. Tres iguales ganan.',
  },
  110: {
    title: 'Cofre de palabras',
    titleShort: 'Palabras',
    description: 'Dieciocho letras. Tres palabras o más ganan.',
  },
  201: {
    title: 'Seis de la carpa',
    titleShort: 'Carpa',
    description: 'Pasen y vean: seis de cuarenta y nueve.',
  },
  202: { title: 'Cinco cocos', titleShort: 'Cocos', description: 'Derriba cinco de treinta y cinco.' },
  203: {
    title: 'Algodón 49',
    titleShort: 'Algodón',
    description: 'Ligero, dulce y por solo cincuenta peniques.',
  },
  204: { title: 'Tómbola', titleShort: 'Tómbola', description: 'Cada boleto tiene un número.' },
  205: {
    title: 'Bingo de la carpa',
    titleShort: 'Bingo',
    description: 'Setenta y cinco bolas y cuatro esquinas.',
  },
  206: {
    title: 'Rayas de la suerte',
    titleShort: 'Rayas',
    description: 'Rasca nueve ventanas y busca tres iguales.',
  },
  207: {
    title: 'Desfile de letras',
    titleShort: 'Letras',
    description: 'Dieciocho letras desfilan por la cuadrícula.',
  },
  301: {
    title: 'Seis de azúcar',
    titleShort: 'Azúcar',
    description: 'Seis caramelos de un tarro de cuarenta y nueve.',
  },
  302: {
    title: 'Cinco gominolas',
    titleShort: 'Gominolas',
    description: 'Cinco de treinta y cinco, cada tres minutos.',
  },
  303: { title: 'Bombón 49', titleShort: 'Bombón', description: 'El boleto más pequeño de la tienda.' },
  304: {
    title: 'Tres de Sherbet',
    titleShort: 'Tres',
    description: 'Tres cifras y tres maneras de ganar.',
  },
  305: { title: 'Rasca azúcar', titleShort: 'Rasca', description: 'Nueve dulces bajo la capa.' },
}
