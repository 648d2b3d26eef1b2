/** The texts of pages and files that a browser shows without the site's script. */
export interface BrandTexts {
  readonly play: string
  readonly tickets: string
  readonly cashier: string
  readonly playAt: (game: string, site: string) => string
  readonly minimumAge: (age: number) => string
  readonly offline: {
    readonly title: string
    readonly noConnection: string
    readonly ticketsSafe: string
    readonly noBalance: string
    readonly retry: string
  }
  readonly calendar: {
    readonly description: (game: string, site: string) => string
    readonly reminder: (game: string) => string
  }
}

const english: BrandTexts = {
  play: 'Play',
  tickets: 'My tickets',
  cashier: 'Cashier',
  playAt: (game, site) => `Play ${game} at ${site}.`,
  minimumAge: age => `Over ${age}s only. Please play responsibly.`,
  offline: {
    title: 'You’re offline',
    noConnection: 'There is no connection to the internet, so we can’t show this page.',
    ticketsSafe:
      'The tickets you have bought are safe. They take part in their draw, also while you are offline.',
    noBalance: 'We don’t show a balance here, because it could be out of date.',
    retry: 'Try again',
  },
  calendar: {
    description: (game, site) => `Watch the draw of ${game} at ${site}.`,
    reminder: game => `${game} starts soon`,
  },
}

const spanish: BrandTexts = {
  play: 'Jugar',
  tickets: 'Mis boletos',
  cashier: 'Caja',
  playAt: (game, site) => `Juega a ${game} en ${site}.`,
  minimumAge: age => `Solo para mayores de ${age} años. Juega con responsabilidad.`,
  offline: {
    title: 'Estás sin conexión',
    noConnection: 'No hay conexión a internet y no podemos mostrar esta página.',
    ticketsSafe:
      'Los boletos que has comprado están a salvo. Participan en su sorteo aunque no tengas conexión.',
    noBalance: 'Aquí no mostramos ningún saldo, porque podría no estar actualizado.',
    retry: 'Reintentar',
  },
  calendar: {
    description: (game, site) => `Sigue el sorteo de ${game} en ${site}.`,
    reminder: game => `${game} empieza pronto`,
  },
}

const french: BrandTexts = {
  play: 'Jouer',
  tickets: 'Mes billets',
  cashier: 'Caisse',
  playAt: (game, site) => `Jouez à ${game} sur ${site}.`,
  minimumAge: age => `Réservé aux plus de ${age} ans. Jouez de façon responsable.`,
  offline: {
    title: 'Vous êtes hors ligne',
    noConnection: 'Il n’y a pas de connexion à internet : nous ne pouvons pas afficher cette page.',
    ticketsSafe:
      'Les billets que vous avez achetés sont en sécurité. Ils participent à leur tirage même si vous êtes hors ligne.',
    noBalance: 'Nous n’affichons pas de solde ici, car il pourrait ne plus être à jour.',
    retry: 'Réessayer',
  },
  calendar: {
    description: (game, site) => `Suivez le tirage de ${game} sur ${site}.`,
    reminder: game => `${game} commence bientôt`,
  },
}

const textsByLanguage: Readonly<Record<string, BrandTexts>> = { en: english, es: spanish, fr: french }

/** A language without texts gets English. */
export const getBrandTexts = (language: string): BrandTexts =>
  textsByLanguage[language.slice(0, 2)] ?? english
