import type { DemoGameTexts } from './game-text.ts'

export const frenchGames: DemoGameTexts = {
  101: {
    title: 'Le six du samedi',
    titleShort: 'Six',
    description: 'Six numéros sur quarante-neuf, toute la semaine.',
    info: '<p>La cagnotte grandit à chaque ticket jusqu’à ce que les six numéros soient trouvés.</p>',
  },
  102: {
    title: 'Cinq express',
    titleShort: 'Cinq',
    description: 'Cinq sur trente-cinq, un tirage toutes les trois minutes.',
  },
  103: {
    title: 'Minuit 49',
    titleShort: 'Minuit',
    description: 'Le plus calme : six numéros pour cinquante pence.',
  },
  104: {
    title: 'Cinq et une étoile',
    titleShort: 'Étoile',
    description: 'Cinq numéros, et une étoile parmi dix.',
  },
  105: {
    title: 'Les trois du jour',
    titleShort: 'Trois',
    description: 'Trois chiffres : dans l’ordre, dans le désordre ou par paire.',
  },
  106: {
    title: 'Tombola du port',
    titleShort: 'Tombola',
    description: 'Cinq tickets gagnent ; l’un remporte un panier garni.',
    info: '<p>Les tickets sont numérotés au moment du paiement.</p>',
    oneClick: {
      bundle: 'Tickets de la tombola du port',
      start: '<p>Choisissez le nombre de tickets. Ils sont numérotés au moment du paiement.</p>',
      lobby: '<p>Pressé ? Achetez-les en une minute.</p>',
      success: '<p>Bonne chance ! Nous vous prévenons si votre numéro sort.</p>',
    },
  },
  107: {
    title: 'Jetée quatre-vingt-dix',
    titleShort: 'Jetée 90',
    description: 'Quatre-vingt-dix boules : une ligne, deux lignes, carton plein.',
  },
  108: {
    title: 'Course aux numéros',
    titleShort: 'Course',
    description: 'Trois tirages, une boule chance et un classement.',
  },
  109: {
    title: 'Éclat d’argent',
    titleShort: 'Argent',
    description: 'Neuf cases. Trois symboles identiques gagnent.',
  },
  110: {
    title: 'Coffre à mots',
    titleShort: 'Mots',
    description: 'Dix-huit lettres. Trois mots ou plus gagnent.',
  },
  201: {
    title: 'Le six du chapiteau',
    titleShort: 'Chapiteau',
    description: 'Approchez : six sur quarante-neuf.',
  },
  202: {
    title: 'Cinq cocos',
    titleShort: 'Cocos',
    description: 'Faites tomber cinq numéros sur trente-cinq.',
  },
  203: {
    title: 'Barbe à papa 49',
    titleShort: 'Barbe à papa',
    description: 'Léger, sucré et à cinquante pence seulement.',
  },
  204: { title: 'La tombola', titleShort: 'Tombola', description: 'Chaque ticket porte un numéro.' },
  205: {
    title: 'Bingo du chapiteau',
    titleShort: 'Bingo',
    description: 'Soixante-quinze boules et quatre coins.',
  },
  206: {
    title: 'Rayures porte-bonheur',
    titleShort: 'Rayures',
    description: 'Grattez neuf cases, trouvez trois symboles identiques.',
  },
  207: {
    title: 'Parade des lettres',
    titleShort: 'Lettres',
    description: 'Dix-huit lettres défilent dans la grille.',
  },
  301: {
    title: 'Six en sucre',
    titleShort: 'Sucre',
    description: 'Six bonbons d’un bocal de quarante-neuf.',
  },
  302: {
    title: 'Cinq gélifiés',
    titleShort: 'Gélifiés',
    description: 'Cinq sur trente-cinq, toutes les trois minutes.',
  },
  303: { title: 'Bonbon 49', titleShort: 'Bonbon', description: 'Le plus petit ticket de la boutique.' },
  304: {
    title: 'Trois de Sherbet',
    titleShort: 'Trois',
    description: 'Trois chiffres, trois façons de gagner.',
  },
  305: { title: 'Grattage sucré', titleShort: 'Grattage', description: 'Neuf douceurs sous la pellicule.' },
}
